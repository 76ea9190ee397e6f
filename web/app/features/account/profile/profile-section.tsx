import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { SettingsSection } from "../settings-section.tsx";
import { profileCopy as copy } from "./copy.ts";
import { PendingEmail } from "./pending-email.tsx";
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
