import type { NodePlopAPI } from "plop";

/** What a plopfile can say for all runs: `await plop.load("tenon", { host: "../MyShop" })`. */
export interface TenonConfig {
  /** The folder or project file of the host. */
  readonly host?: string;
  /** Where the code goes in the host, for new entity files. */
  readonly folder?: string;
  /** A folder with templates that replace Tenon's of the same name. */
  readonly templates?: string;
}

/** Offers the generators `entity`, `relationship`, `health` and `model` to plop. */
export default function define(plop: NodePlopAPI, config?: TenonConfig): Promise<void>;
