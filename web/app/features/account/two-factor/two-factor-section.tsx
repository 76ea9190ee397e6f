import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { useState } from "react";
import { SettingsSection } from "../settings-section.tsx";
import { useAccountChange } from "../use-account-change.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { twoFactorCopy as copy } from "./copy.ts";
import type { Setup } from "./two-factor-off.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { TwoFactorOn } from "./two-factor-on.tsx";
import { TwoFactorSetup } from "./two-factor-setup.tsx";

/** What stands between off and on (TFA-01). `rest` shows the state of the account. */
type Stage =
	| { kind: "rest" }
	| { kind: "setup"; setup: Setup }
	| { kind: "codes"; title: string; codes: string[] };

export function TwoFactorSection({ account }: { account: AccountSettings }) {
	const changed = useAccountChange();
	const [stage, setStage] = useState<Stage>({ kind: "rest" });
	const [moved, setMoved] = useState(false);

	const go = (next: Stage) => {
		setStage(next);
		setMoved(true);
	};
	/** The codes of the setup hold only once its code was right (TFA-A4). */
	const showCodes = (title: string, codes: string[]) => {
		go({ kind: "codes", title, codes });
		void changed({ is_2fa_enabled: true, backup_codes_left: codes.length });
	};

	return (
		<SettingsSection id="two-factor" title={copy.title} lead={copy.lead}>
			{stage.kind === "setup" && (
				<TwoFactorSetup
					qrUri={stage.setup.qr_uri}
					onVerified={() => showCodes(copy.codesOn, stage.setup.backup_codes)}
					onCancel={() => go({ kind: "rest" })}
				/>
			)}
			{stage.kind === "codes" && (
				<BackupCodes
					title={stage.title}
					email={account.email}
					codes={stage.codes}
					onSaved={() => go({ kind: "rest" })}
				/>
			)}
			{stage.kind === "rest" &&
				(account.is_2fa_enabled ? (
					<TwoFactorOn
						codesLeft={account.backup_codes_left}
						focus={moved}
						onNewCodes={(codes) => showCodes(copy.codes, codes)}
						onDisabled={() => {
							setMoved(true);
							void changed({ is_2fa_enabled: false, backup_codes_left: 0 });
						}}
					/>
				) : (
					<TwoFactorOff
						focus={moved}
						onStarted={(setup) => go({ kind: "setup", setup })}
						onRefused={() => void changed()}
					/>
				))}
		</SettingsSection>
	);
}
