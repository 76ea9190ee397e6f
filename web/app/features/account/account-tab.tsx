import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "#ui/notice.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { accountQuery, consentsQuery, sessionsQuery } from "./account-calls.ts";
import { ConsentsSection } from "./consents/consents-section.tsx";
import { accountCopy as copy } from "./copy.ts";
import { readFailureText } from "./failure-text.ts";
import { DeletionSection } from "./own-data/deletion-section.tsx";
import { ExportSection } from "./own-data/export-section.tsx";
import { BetaFeatures } from "./profile/beta-features.tsx";
import { profileCopy } from "./profile/copy.ts";
import { ProfileForm } from "./profile/profile-form.tsx";
import { AppLock } from "./sessions/app-lock.tsx";
import { SessionsSection } from "./sessions/sessions-section.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SharesSection } from "./shares/shares-section.tsx";
import { TwoFactorSection } from "./two-factor/two-factor-section.tsx";

/**
 * ACCT-03, ACCT-04. What needs no settings stays usable when those cannot be read. All parts are read at once and each is
 * shown after those above it, so that nothing moves under a press.
 */
export function AccountTab() {
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
export function RightsTab() {
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
