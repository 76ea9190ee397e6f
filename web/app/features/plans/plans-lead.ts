import type { User } from "@dewlight/contracts/accounts.ts";
import { dayInLocale } from "#ui/billing/day-in-locale.ts";
import { plansCopy as copy } from "./copy.ts";

export function plansLead(user: Pick<User, "plan" | "plan_expires_at"> | null): string {
	if (user?.plan !== "trial" || user.plan_expires_at === null) return copy.lead;
	return copy.trialLead(dayInLocale(user.plan_expires_at * 1_000));
}
