import { useSearchParams } from "react-router";
import { hasAcceptedPolicies } from "#api/accepted-policies.ts";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useKeepAccount } from "./account-calls.ts";
import { AccountTab, RightsTab } from "./account-tab.tsx";
import { BillingTab } from "./billing/billing-tab.tsx";
import { accountCopy as copy } from "./copy.ts";
import { dayOf } from "./day-of.ts";
import { failureText } from "./failure-text.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { ownDataCopy } from "./own-data/copy.ts";

const deletionCopy = ownDataCopy.deletion;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** ACCT-01, ACCT-02: the address follows the tab. */
export default function AccountScreen() {
	const [search, setSearch] = useSearchParams();
	const user = useUser();
	const dueAt = user?.deletion_due_at ?? null;
	const accepted = user === null || hasAcceptedPolicies(user);
	return (
		<Page title={copy.title} lead={copy.lead}>
			{dueAt !== null && (
				<div className="mb-8">
					<PendingDeletion dueAt={dueAt} live="status" />
				</div>
			)}
			{!accepted && (
				<Notice tone="info" title={copy.waiting.title} className="mb-8">
					<div className="grid justify-items-start gap-3">
						<p>{copy.waiting.text}</p>
						<LinkButton to={paths.dashboard} size="small">
							{copy.waiting.answer}
						</LinkButton>
					</div>
				</Notice>
			)}
			<Tabs
				label={copy.title}
				value={search.get("tab") === "billing" ? "billing" : "account"}
				onChange={(tab) =>
					setSearch(tab === "billing" ? { tab } : {}, { replace: true, preventScrollReset: true })
				}
				tabs={[
					{ value: "account", label: copy.tabs.account, content: accepted ? <AccountTab /> : <RightsTab /> },
					{ value: "billing", label: copy.tabs.billing, content: <BillingTab /> },
				]}
			/>
		</Page>
	);
}

/** The date of the erasure and the way back. */
function PendingDeletion({ dueAt, live }: { dueAt: string; live?: "status" }) {
	const keep = useKeepAccount();
	return (
		<Notice tone="warn" title={deletionCopy.pendingTitle(dayOf(dueAt))} live={live}>
			<div className="grid justify-items-start gap-3">
				<p>{deletionCopy.pendingText}</p>
				{keep.isError && (
					<OutcomeNotice outcome={{ good: false, text: failureText(keep.error, deletionCopy.keepFailed) }} />
				)}
				<Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
					{keep.isPending ? deletionCopy.keeping : deletionCopy.keep}
				</Button>
			</div>
		</Notice>
	);
}
