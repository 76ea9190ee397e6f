export * from "./decide.ts";
export * from "./entitlements.ts";

export * from "./limits.ts";
export * from "./paid-plan.ts";
export * from "./plan.ts";
export * from "./plan-in-force.ts";
export * from "./prices.ts";
export * from "./quota-outlook.ts";
