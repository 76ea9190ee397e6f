import type { User } from "@dewlight/contracts/accounts.ts";
import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import { type PlanKey, tierOf } from "@dewlight/core/plans/plan.ts";
import type { LimitNews, MetLimit } from "#api/read-limit-event.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { spentWords } from "#ui/billing/spent-quota.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { plansCopy } from "./copy.ts";
import { PlansDialog } from "./plans-dialog.tsx";

const copy = plansCopy.fairUse;

const { native } = plansCopy;

interface LimitDialogsProps {
	news: LimitNews;
	/** Null for a visitor. The person's own plan counts, whatever the event says (NAV-A6). */
	user: User | null;
	onClose: () => void;
}

/** NAV-21, NAV-22, NAV-A10: fair use is for paid plans; everybody else is shown the plans, where they are sold. */
export function LimitDialogs({ news, user, onClose }: LimitDialogsProps) {
	const plan = user?.plan ?? news.plan ?? "free";
	const tier = tierOf(plan);
	const reason = news.limit && metWords(news.limit, plan);
	if (news.name === "usageLimitExceeded" && (tier === "plus" || tier === "pro")) {
		return <FairUseDialog reason={reason} onClose={onClose} />;
	}
	if (platform.canManageBilling) {
		return <PlansDialog plan={plan} user={user} met={news.limit} onClose={onClose} />;
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={native.title}
			description={
				<div className="grid gap-3">
					{reason && <p className="font-semibold text-ink">{reason}</p>}
					<p>{native.text}</p>
				</div>
			}
			footer={<Button onClick={onClose}>{native.close}</Button>}
		/>
	);
}

/** What the refusal itself says of the quota that was met; null for what is no quota. */
function metWords({ limit_type, used, limit, resets_at = null }: MetLimit, plan: PlanKey): string | null {
	if (limit_type === "history") return null;
	const { window } = QUOTAS[tierOf(plan)][limit_type];
	return spentWords({ limitType: limit_type, used, limit, window, opensAt: resets_at });
}

interface FairUseDialogProps {
	/** What is used up and when it opens again; null where the event did not say. */
	reason: string | null;
	onClose: () => void;
}

/** NAV-22, NAV-23 */
function FairUseDialog({ reason, onClose }: FairUseDialogProps) {
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.title}
			description={<p>{reason ?? copy.text}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{copy.close}
					</Button>
					<LinkButton to={paths.contactAbout("General")} onClick={onClose}>
						{copy.support}
					</LinkButton>
				</>
			}
		/>
	);
}
