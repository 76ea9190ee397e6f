export * from "./accounts.ts";
export * from "./operations.ts";
export * from "./scans.ts";
export * from "./usage.ts";
