import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import type { AccountSettingsView } from "#use-cases/settings/index.ts";

/** API-19. */
export function presentAccount({
	account,
	pendingEmail,
	backupCodesLeft,
}: AccountSettingsView): AccountSettings {
	const { user } = account;
	return {
		email: user.email,
		username: user.username,
		is_2fa_enabled: user.twoFactorEnabledAt !== null,
		pending_email: pendingEmail,
		beta_features: user.betaFeatures && entitlementsOf(account.plan.plan).beta,
		backup_codes_left: backupCodesLeft,
		deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
	};
}
