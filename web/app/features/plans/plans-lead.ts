import type { User } from "@dewlight/contracts/accounts.ts";
import { dayInLocale } from "#ui/billing/day-in-locale.ts";
import { planEnd } from "#ui/billing/plan-end.ts";
import { plansCopy as copy } from "./copy.ts";

export function plansLead(user: Pick<User, "plan" | "plan_expires_at"> | null): string {
	const end = user?.plan === "trial" ? planEnd(user.plan_expires_at) : null;
	return end === null ? copy.lead : copy.trialLead(dayInLocale(end));
}
