import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { Notice } from "#ui/notice.tsx";
import { SettingsSection } from "../settings-section.tsx";
import { profileCopy as copy } from "./copy.ts";
import { ProfileForm } from "./profile-form.tsx";

export function ProfileSection({ account }: { account: AccountSettings }) {
	return (
		<SettingsSection id="profile" title={copy.title} lead={copy.lead}>
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
	return <Notice title={copy.pendingTitle(pending)}>{copy.pendingText(email)}</Notice>;
}
