import { expect, test } from "vitest";
import { camelCaseOf, pascalCaseOf, suggestedName } from "../../generators/text/casing.ts";
import { folderOf, phraseOf, pluralOf, pluralPhraseOf, routeOf, withArticle } from "../../generators/text/nouns.ts";

type Row = readonly [name: string, plural: string, route: string, folder: string];

test.each([
  ["Person", "People", "people", "People"],
  ["Status", "Statuses", "statuses", "Statuses"],
  ["Series", "Series", "series", "SeriesSet"],
  ["Equipment", "Equipment", "equipment", "EquipmentSet"],
  ["OfficeEquipment", "OfficeEquipment", "office-equipment", "OfficeEquipmentSet"],
  ["Datum", "Data", "data", "Data"],
  ["Data", "Data", "data", "DataSet"],
  ["Address", "Addresses", "addresses", "Addresses"],
  ["Category", "Categories", "categories", "Categories"],
  ["Box", "Boxes", "boxes", "Boxes"],
  ["Day", "Days", "days", "Days"],
  ["OrderLine", "OrderLines", "order-lines", "OrderLines"],
  ["HTTPServer", "HTTPServers", "http-servers", "HTTPServers"],
  ["HTMLParser", "HTMLParsers", "html-parsers", "HTMLParsers"],
  ["IPAddress", "IPAddresses", "ip-addresses", "IPAddresses"],
  ["OAuth2Token", "OAuth2Tokens", "o-auth2-tokens", "OAuth2Tokens"],
  ["URL", "URLs", "urls", "URLs"],
  ["Product2", "Product2s", "product2s", "Product2s"],
  ["B2BAccount", "B2BAccounts", "b2-b-accounts", "B2BAccounts"],
  ["Sheep", "Sheep", "sheep", "SheepSet"],
  ["Bus", "Buses", "buses", "Buses"],
  ["Quiz", "Quizzes", "quizzes", "Quizzes"],
  ["Analysis", "Analyses", "analyses", "Analyses"],
  ["Staff", "Staff", "staff", "StaffSet"],
  ["CompanyStaff", "CompanyStaff", "company-staff", "CompanyStaffSet"],
  ["News", "News", "news", "NewsSet"],
  ["XMLDocument", "XMLDocuments", "xml-documents", "XMLDocuments"],
  ["A", "As", "as", "As"],
  ["UserID", "UserIDs", "user-ids", "UserIDs"],
  ["Child", "Children", "children", "Children"],
  ["Hero", "Heroes", "heroes", "Heroes"],
  ["Leaf", "Leaves", "leaves", "Leaves"],
  ["Mouse", "Mice", "mice", "Mice"],
  ["City", "Cities", "cities", "Cities"],
  ["Settings", "Settings", "settings", "SettingsSet"],
  ["German", "Germen", "germen", "Germen"],
  ["Product", "Products", "products", "Products"],
  ["Order", "Orders", "orders", "Orders"],
  ["TodoItem", "TodoItems", "todo-items", "TodoItems"],
  ["Human", "Humans", "humans", "Humans"],
  ["Cafe", "Cafes", "cafes", "Cafes"],
  ["Hex", "Hexes", "hexes", "Hexes"],
  ["Campus", "Campuses", "campuses", "Campuses"],
  ["Man", "Men", "men", "Men"],
  ["Goose", "Geese", "geese", "Geese"],
  ["Move", "Moves", "moves", "Moves"],
  ["Sex", "Sexes", "sexes", "Sexes"],
  ["Branch", "Branches", "branches", "Branches"],
  ["Dish", "Dishes", "dishes", "Dishes"],
  ["Media", "Media", "media", "MediaSet"],
] satisfies readonly Row[])("%s, many %s, at /%s, in %s", (name, plural, route, folder) => {
  expect([pluralOf(name), routeOf(name), folderOf(name, pluralOf(name))]).toEqual([plural, route, folder]);
});

test.each([
  ["HTMLParser", "htmlParser"],
  ["ID", "id"],
  ["Id", "id"],
  ["IPAddress", "ipAddress"],
  ["URL", "url"],
  ["OrderLine", "orderLine"],
  ["A", "a"],
  ["AB1", "aB1"],
  ["X1Y2", "x1Y2"],
  ["AuthorId", "authorId"],
  ["UserID", "userID"],
] satisfies readonly (readonly [identifier: string, camel: string])[])(
  "%s in camel case is %s",
  (identifier, camel) => {
    expect(camelCaseOf(identifier)).toBe(camel);
  },
);

test.each([
  ["OrderLine", "order line", "order lines", "an order line"],
  ["Author", "author", "authors", "an author"],
  ["User", "user", "users", "a user"],
  ["Umbrella", "umbrella", "umbrellas", "an umbrella"],
  ["Unit", "unit", "units", "a unit"],
  ["Euro", "euro", "euros", "a euro"],
  ["Image", "image", "images", "an image"],
  ["Post", "post", "posts", "a post"],
] satisfies readonly (readonly [name: string, one: string, many: string, article: string])[])(
  "%s reads as %s",
  (name, one, many, article) => {
    expect([phraseOf(name), pluralPhraseOf(name), withArticle(phraseOf(name))]).toEqual([one, many, article]);
  },
);

test.each([
  ["firstName", "FirstName"],
  ["Name", "Name"],
  ["iPhone", "IPhone"],
  ["ıd", "ıd"],
  ["", ""],
] satisfies readonly (readonly [name: string, pascal: string])[])("%s in C# is %s", (name, pascal) => {
  expect(pascalCaseOf(name)).toBe(pascal);
});

test.each([
  ["first_name", "FirstName"],
  ["order-line", "OrderLine"],
  ["a.b c", "ABC"],
  ["1st", undefined],
  ["", undefined],
  ["Nаme", undefined],
] satisfies readonly (readonly [name: string, suggestion: string | undefined])[])(
  "instead of %s we suggest %s",
  (name, suggestion) => {
    expect(suggestedName(name)).toBe(suggestion);
  },
);
