import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { CodeForm } from "./code-form.tsx";
import { loginCopy } from "./copy.ts";
import type { PartialLogin } from "./login-form.tsx";

const copy = loginCopy.code;

interface CodeStepProps {
	partial: PartialLogin;
	next: string | null;
	/** Null where the person chose to go back. */
	onStartAgain: (reason: string | null) => void;
}

/** AUTH-23: the second step of logging in. */
export function CodeStep({ partial, next, onStartAgain }: CodeStepProps) {
	const [backup, setBackup] = useState(false);
	return (
		<>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{backup ? copy.backupLead : copy.appLead}</p>
			</header>
			<CodeForm
				key={backup ? "backup" : "app"}
				partial={partial}
				next={next}
				backup={backup}
				onStartAgain={onStartAgain}
			/>
			<div className="-ml-4 grid justify-items-start">
				<Button tone="quiet" size="small" onClick={() => setBackup(!backup)}>
					{backup ? copy.toApp : copy.toBackup}
				</Button>
				<Button tone="quiet" size="small" onClick={() => onStartAgain(null)}>
					{copy.startAgain}
				</Button>
			</div>
		</>
	);
}
