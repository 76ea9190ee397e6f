export * from "./decide.ts";
export * from "./entitlements.ts";
export * from "./paid-plan.ts";
export * from "./plan.ts";
export * from "./prices.ts";
