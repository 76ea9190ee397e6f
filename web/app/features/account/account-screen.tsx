import { useSearchParams } from "react-router";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AccountTab } from "./account-tab.tsx";
import { BillingTab } from "./billing/billing-tab.tsx";
import { accountCopy as copy } from "./copy.ts";
import { PendingDeletion } from "./own-data/pending-deletion.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** ACCT-01, ACCT-02: the address follows the tab. */
export default function AccountScreen() {
	const [search, setSearch] = useSearchParams();
	const dueAt = useUser()?.deletion_due_at ?? null;
	return (
		<Page title={copy.title} lead={copy.lead}>
			{dueAt !== null && (
				<div className="mb-8">
					<PendingDeletion dueAt={dueAt} live="status" />
				</div>
			)}
			<Tabs
				label={copy.title}
				value={search.get("tab") === "billing" ? "billing" : "account"}
				onChange={(tab) =>
					setSearch(tab === "billing" ? { tab } : {}, { replace: true, preventScrollReset: true })
				}
				tabs={[
					{ value: "account", label: copy.tabs.account, content: <AccountTab /> },
					{ value: "billing", label: copy.tabs.billing, content: <BillingTab /> },
				]}
			/>
		</Page>
	);
}
