import type { User } from "@dewlight/contracts/accounts.ts";
import { planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { useUser } from "#api/use-session.ts";
import { platform } from "#platform/current.ts";
import { dayOf } from "../day-of.ts";
import { SettingsSection } from "../settings-section.tsx";
import { billingCopy as copy } from "./copy.ts";
import { planEnd } from "./plan-end.ts";

export function BillingTab() {
	const user = useUser();
	if (user === null) return null;
	return (
		<div className="pt-3 desk:pt-6">
			<SettingsSection id="plan" title={copy.title} lead={copy.lead}>
				<div className="grid gap-1.5">
					<p className="font-display text-h2">{planName(user.plan)}</p>
					<p className="text-ink-2">{platform.canManageBilling ? planSentence(user) : copy.notInApp}</p>
				</div>
			</SettingsSection>
		</div>
	);
}

function planSentence(user: User): string {
	const end = planEnd(user.plan_expires_at);
	return tierOf(user.plan) === "trial" && end !== null
		? copy.trial(dayOf(end))
		: copy.plan(planName(user.plan));
}
