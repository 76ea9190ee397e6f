import { lazy, type ReactNode, type RefObject, Suspense, useId } from "react";
import { errorText, OfflineError } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Card } from "#ui/page.tsx";
import { accountCopy } from "./copy.ts";

interface SettingsSectionProps {
	/** Also the anchor. */
	id: string;
	title: string;
	lead: ReactNode;
	children: ReactNode;
}

/** One subject of the settings: what it is on the left, what can be done on the right; stacked on phones. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="grid gap-5 desk:grid-cols-[17rem_minmax(0,1fr)] desk:gap-12"
		>
			<div className="grid content-start gap-2 desk:pt-2">
				<h2 id={`${id}-title`} className="text-h3 wide:text-h2">
					{title}
				</h2>
				<p className="text-ink-2">{lead}</p>
			</div>
			<Card className="grid content-start gap-6">{children}</Card>
		</section>
	);
}

const HtmlMessage = lazy(() => import("./html-message.tsx"));

export interface Outcome {
	good: boolean;
	/** A first line of its own. */
	title?: string;
	text: string;
}

/** ACCT-09, ACCT-10: green or red, and HTML where the text starts with an angle bracket. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
	if (outcome === null) return null;
	const { good, title, text } = outcome;
	return (
		<Notice title={title} tone={good ? "success" : "danger"} live={good ? "status" : "alert"}>
			{text.startsWith("<") ? (
				<Suspense fallback={null}>
					<HtmlMessage html={text} />
				</Suspense>
			) : (
				text
			)}
		</Notice>
	);
}

/** ACCT-08: no answer is a network error; a refusal speaks for itself where it can. */
export function failureText(error: unknown, fallback: string): string {
	return error instanceof OfflineError ? accountCopy.network : errorText(error, fallback);
}

/** For reads, whose sentence is fixed whatever the server says. */
export function readFailureText(error: unknown, sentence: string): string {
	return error instanceof OfflineError ? accountCopy.network : sentence;
}

interface ConfirmFormDialogProps {
	title: string;
	description: ReactNode;
	/** The fields to fill before confirming. */
	children: ReactNode;
	/** The field to type in. */
	field: RefObject<HTMLInputElement | null>;
	confirmLabel: string;
	error: string | undefined;
	busy: boolean;
	onClose: () => void;
	onConfirm: () => void;
}

/** A question that wants a proof typed before something that cannot be taken back lightly. */
export function ConfirmFormDialog(props: ConfirmFormDialogProps) {
	const { title, description, children, field, confirmLabel, error, busy, onClose, onConfirm } = props;
	const form = useId();
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			description={description}
			firstFocus={field}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{accountCopy.cancel}
					</Button>
					<Button type="submit" form={form} tone="danger" busy={busy}>
						{confirmLabel}
					</Button>
				</>
			}
		>
			<form
				id={form}
				method="post"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					onConfirm();
				}}
				className="grid gap-5"
			>
				{children}
				{error !== undefined && (
					<Notice tone="danger" live="alert">
						{error}
					</Notice>
				)}
			</form>
		</Dialog>
	);
}
