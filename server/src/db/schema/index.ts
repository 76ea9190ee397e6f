export * from "./accounts.ts";
export * from "./billing.ts";
export * from "./chat.ts";
export * from "./daily.ts";
export * from "./operations.ts";
export * from "./products.ts";
export * from "./scans.ts";
