import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { hasAcceptedPolicies, useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Notice, RetryNotice } from "#ui/notice.tsx";
import { Page, Skeleton } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { accountQuery, consentsQuery, sessionsQuery, useKeepAccount } from "./account-calls.ts";
import { BillingTab } from "./billing/billing-tab.tsx";
import { ConsentsSection } from "./consents/consents-section.tsx";
import { accountCopy as copy, dayOf, ownDataCopy, profileCopy } from "./copy.ts";
import { DeletionSection, ExportSection } from "./own-data/own-data-sections.tsx";
import { BetaFeatures, ProfileForm } from "./profile/profile-form.tsx";
import { AppLock, SessionsSection } from "./sessions/sessions-section.tsx";
import { failureText, OutcomeNotice, readFailureText, SettingsSection } from "./settings-parts.tsx";
import { SharesSection } from "./shares/shares-section.tsx";
import { TwoFactorSection } from "./two-factor/two-factor-section.tsx";

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

/**
 * ACCT-03, ACCT-04. What needs no settings stays usable when those cannot be read. All parts are read at once and each is
 * shown after those above it, so that nothing moves under a press.
 */
function AccountTab() {
	const { data: account, isError, isFetched, error, isFetching, refetch } = useQuery(accountQuery);
	const readSessions = useQuery(sessionsQuery).isFetched && isFetched;
	const readAll = useQuery(consentsQuery).isFetched && readSessions;
	return (
		<div className="grid gap-14 pt-3 desk:gap-16 desk:pt-6">
			{account !== undefined ? (
				<>
					<ProfileSection account={account} />
					<TwoFactorSection account={account} />
				</>
			) : isError ? (
				<RetryNotice
					text={readFailureText(error, copy.loadFailed)}
					retryLabel={copy.retry}
					busy={isFetching}
					onRetry={() => void refetch()}
				/>
			) : (
				<AccountLoading />
			)}
			{isFetched && <SessionsSection />}
			{readSessions && <AppLock />}
			{readSessions && <ConsentsSection />}
			{readAll && <SharesSection />}
			{readAll && (
				<>
					{account !== undefined && <BetaFeatures account={account} />}
					<ExportSection />
					<DeletionSection />
				</>
			)}
		</div>
	);
}

/** What hangs on no legal text; shown alone while new ones wait for an answer. */
function RightsTab() {
	return (
		<div className="grid gap-14 pt-3 desk:gap-16 desk:pt-6">
			<SessionsSection />
			<ExportSection />
			<DeletionSection />
		</div>
	);
}

function AccountLoading() {
	return (
		<div className="grid gap-5 desk:grid-cols-[17rem_minmax(0,1fr)] desk:gap-12">
			<output className="sr-only">{copy.loading}</output>
			<Skeleton className="h-8 w-40" />
			<Skeleton className="h-96 rounded-lg" />
		</div>
	);
}

function ProfileSection({ account }: { account: AccountSettings }) {
	return (
		<SettingsSection id="profile" title={profileCopy.title} lead={profileCopy.lead}>
			{account.pending_email !== null && (
				<PendingEmail pending={account.pending_email} email={account.email} />
			)}
			<ProfileForm account={account} />
		</SettingsSection>
	);
}

interface PendingEmailProps {
	pending: string;
	email: string;
}

/** An address that was asked for and is not confirmed yet. */
function PendingEmail({ pending, email }: PendingEmailProps) {
	return <Notice title={profileCopy.pendingTitle(pending)}>{profileCopy.pendingText(email)}</Notice>;
}
