export * from "./decide.ts";
export * from "./history-bounds.ts";
export * from "./limits.ts";
export * from "./plan.ts";
export * from "./quota-window.ts";
