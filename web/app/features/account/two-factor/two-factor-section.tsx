import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { useMutation } from "@tanstack/react-query";
import { Download, Printer, ShieldOff } from "lucide-react";
import { useRef, useState } from "react";
import { hasFailed } from "#api/frame-events.ts";
import { platform } from "#platform/current.ts";
import { saveFile } from "#platform/save-and-print.ts";
import { LeaveGuard } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { setUpTwoFactor, useAccountChange } from "../account-calls.ts";
import { twoFactorCopy as copy } from "../copy.ts";
import { SettingsSection } from "../settings-parts.tsx";
import { StageHeading, TwoFactorOn, TwoFactorSetup } from "./two-factor-stages.tsx";

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

interface BackupCodesProps {
	title: string;
	email: string;
	codes: readonly string[];
	onSaved: () => void;
}

/** TFA-07, TFA-A3: shown once, with every way of keeping them. */
function BackupCodes({ title, email, codes, onSaved }: BackupCodesProps) {
	const text = codesText(email, codes);
	const place = useRef<HTMLDivElement>(null);
	return (
		<>
			<LeaveGuard
				title={copy.leaveTitle}
				text={copy.leaveText}
				stay={copy.stay}
				leave={copy.leave}
				place={place}
			/>
			<div ref={place} tabIndex={-1} className="grid gap-2">
				<StageHeading focus>{title}</StageHeading>
				<p className="text-ink-2">{copy.codesText}</p>
			</div>
			<CodeList label={copy.codesList} codes={codes} />
			<div className="flex flex-wrap gap-3">
				<CopyButton
					text={codes.join("\n")}
					label={copy.copyCodes}
					copiedLabel={copy.copied}
					failedLabel={copy.copyFailed}
				/>
				<Button
					tone="secondary"
					size="small"
					onClick={() => void saveFile(new Blob([text], { type: "text/plain" }), "backup-codes.txt")}
				>
					<Download aria-hidden="true" className="size-4.5" />
					{copy.download}
				</Button>
				{platform.shell === null && (
					<Button tone="secondary" size="small" onClick={() => printText(text)}>
						<Printer aria-hidden="true" className="size-4.5" />
						{copy.print}
					</Button>
				)}
			</div>
			<Button className="wide:justify-self-start" onClick={onSaved}>
				{copy.saved}
			</Button>
		</>
	);
}

/** What a saved file or a printed page says, so that it is understood a year later. */
function codesText(email: string, codes: readonly string[]): string {
	return [`${BRAND.name} backup codes for ${email}`, "Each works once.", "", ...codes, ""].join("\n");
}

/** Prints a text alone, without the page around it. */
function printText(text: string): void {
	const frame = document.createElement("iframe");
	frame.setAttribute("aria-hidden", "true");
	frame.tabIndex = -1;
	frame.className = "fixed size-0 border-0";
	document.body.append(frame);
	const inside = frame.contentWindow;
	if (inside === null) throw new Error("A frame in the page has a window.");
	const lines = inside.document.createElement("pre");
	lines.textContent = text;
	lines.style.font = "16px/1.7 monospace";
	inside.document.body.append(lines);
	inside.addEventListener("afterprint", () => frame.remove());
	inside.focus();
	inside.print();
}

/** Short codes to write down: large, evenly spaced, easy to select. */
function CodeList({ label, codes }: { label: string; codes: readonly string[] }) {
	return (
		<ol
			aria-label={label}
			className="grid gap-x-4 gap-y-1 rounded-md bg-silk px-4 py-4 font-mono text-small min-[350px]:grid-cols-2 wide:px-6 wide:text-body"
		>
			{codes.map((code) => (
				<li key={code} className="py-0.5">
					{code}
				</li>
			))}
		</ol>
	);
}

type Setup = Awaited<ReturnType<typeof setUpTwoFactor>>;

interface TwoFactorOffProps {
	focus: boolean;
	onStarted: (setup: Setup) => void;
	/** The server may know that it is on already, from another tab. */
	onRefused: () => void;
}

function TwoFactorOff({ focus, onStarted, onRefused }: TwoFactorOffProps) {
	const start = useMutation({ mutationFn: setUpTwoFactor, onSuccess: onStarted, onError: onRefused });
	return (
		<>
			<div className="grid gap-2">
				<StageHeading focus={focus}>
					<ShieldOff aria-hidden="true" className="size-5 text-ink-2" />
					{copy.off}
				</StageHeading>
				<p className="text-ink-2">{copy.offText}</p>
			</div>
			{hasFailed(start) && (
				<Notice tone="danger" live="alert">
					{copy.startFailed}
				</Notice>
			)}
			<Button busy={start.isPending} className="wide:justify-self-start" onClick={() => start.mutate()}>
				{start.isPending ? copy.starting : copy.start}
			</Button>
		</>
	);
}
