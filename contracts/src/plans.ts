import { z } from "zod";

export const PLAN_KEYS = [
	"free",
	"trial",
	"plus",
	"plus_monthly",
	"plus_annual",
	"pro",
	"pro_monthly",
	"pro_annual",
	"admin",
] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
export const planKeySchema = z.enum(PLAN_KEYS);
