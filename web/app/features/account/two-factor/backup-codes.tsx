import { Download, Printer } from "lucide-react";
import { useRef } from "react";
import { platform } from "#platform/current.ts";
import { saveFile } from "#platform/save-file.ts";
import { Button } from "#ui/button.tsx";
import { CodeList } from "#ui/code-list.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { codesText } from "./codes-text.ts";
import { twoFactorCopy as copy } from "./copy.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { printText } from "./print-text.ts";
import { StageHeading } from "./stage-heading.tsx";

interface BackupCodesProps {
	title: string;
	email: string;
	codes: readonly string[];
	onSaved: () => void;
}

/** TFA-07, TFA-A3: shown once, with every way of keeping them. */
export function BackupCodes({ title, email, codes, onSaved }: BackupCodesProps) {
	const text = codesText(email, codes);
	const place = useRef<HTMLDivElement>(null);
	return (
		<>
			<LeaveGuard place={place} />
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
