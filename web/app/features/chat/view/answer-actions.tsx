import { Flag } from "lucide-react";
import { Link } from "react-router";
import { legalPath } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { chatCopy as copy } from "../copy.ts";
import type { Answer } from "../thread/entries-of.ts";
import type { ThreadActions } from "./thread-actions.ts";

const QUIET = "px-2! font-normal! text-ink-2 hover:bg-silk hover:text-ink";

interface AnswerActionsProps {
	answer: Answer;
	actions: ThreadActions;
}

/** Copying, reporting (Google Play asks for it in the app), and the disclaimer beside every answer (CHAT-A16). */
export function AnswerActions({ answer: { id, text }, actions }: AnswerActionsProps) {
	const isReported = id !== null && actions.reported.has(id);
	return (
		<div className="-mt-2 -ml-2 flex gap-x-1 flex-wrap items-center">
			<CopyButton
				tone="quiet"
				className={QUIET}
				text={text}
				label={copy.copy}
				copiedLabel={copy.copied}
				failedLabel={copy.copyFailed}
			/>
			{id !== null && (
				<Button
					tone="quiet"
					size="small"
					className={QUIET}
					disabled={isReported}
					onClick={() => actions.report(id)}
				>
					<Flag aria-hidden="true" className="size-4.5" />
					{isReported ? copy.reported : copy.report}
				</Button>
			)}
			<Link to={legalPath("disclaimer")} className={buttonStyle("quiet", "small", QUIET)}>
				{copy.disclaimer}
			</Link>
		</div>
	);
}
