import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import { z } from "zod";

export type { PlanKey } from "@dewlight/core/plans/plan.ts";

export const planKeySchema = z.enum(PLAN_KEYS);
