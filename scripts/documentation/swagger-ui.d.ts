declare module "swagger-ui-dist/swagger-ui-bundle.js" {
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): void;
}
