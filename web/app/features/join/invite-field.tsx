import { accountApi } from "@dewlight/contracts/accounts.ts";
import { Ticket, TicketCheck } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { readDraft, writeDraft } from "#api/browser-storage.ts";
import { call } from "#api/call.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/field.tsx";
import { joinCopy } from "./copy.ts";

const DRAFT = "invite-code";
const listeners = new Set<() => void>();

/** The code of the invitation link outlives reloads and other pages until an account was made with it. */
export function keepInviteCode(code: string): void {
	writeDraft(null, DRAFT, code);
	for (const listener of listeners) listener();
}

/** Empty without a code, and on the page written at build time, which has no tab to remember. */
export function useInviteCode(): string {
	return useSyncExternalStore(subscribe, readInviteCode, () => "");
}

function readInviteCode(): string {
	return readDraft(null, DRAFT);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** What the server says of a code; `unknown` while it was not asked, or did not answer. */
type InviteVerdict = "unknown" | "valid" | "invalid";

/** Asks the server about a code that came by link or was typed to its end. */
function useInviteVerdict(code: string): InviteVerdict {
	const [judged, setJudged] = useState<{ code: string; verdict: InviteVerdict }>();
	useEffect(() => {
		if (code === "") return;
		const stop = new AbortController();
		askAbout(code, stop.signal).then(
			(verdict) => setJudged({ code, verdict }),
			(error: unknown) => {
				if (!stop.signal.aborted) console.warn("The invite code could not be checked.", error);
			},
		);
		return () => stop.abort();
	}, [code]);
	return judged?.code === code ? judged.verdict : "unknown";
}

async function askAbout(code: string, signal: AbortSignal): Promise<InviteVerdict> {
	const { valid } = await call(accountApi.checkInvite, {
		body: { invite_code: code },
		signal,
	});
	return valid ? "valid" : "invalid";
}

/** Whether nobody registers without a code here. Until the server has said so, and where it does not, no. */
export function useInviteRequired(): boolean {
	const [required, setRequired] = useState(false);
	useEffect(() => {
		const stop = new AbortController();
		call(accountApi.registration, { signal: stop.signal }).then(
			(answer) => setRequired(answer.invite_required),
			(error: unknown) => {
				if (!stop.signal.aborted) console.warn("Whether a code is needed could not be read.", error);
			},
		);
		return () => stop.abort();
	}, []);
	return required;
}

const copy = joinCopy.invite;

interface InviteFieldProps {
	/** Nobody registers without a code here. */
	required: boolean;
	/** What the last try to register said about the code. */
	error: string | undefined;
}

/**
 * A code that is there is said in one line; it can be changed, and one can be typed without a link. That it counts is
 * said only once the server has said so.
 */
export function InviteField({ required, error }: InviteFieldProps) {
	const [search] = useSearchParams();
	const linked = search.get("invite")?.trim() ?? "";
	const code = useInviteCode();
	const [editing, setEditing] = useState(false);
	/** The code as it was when the field was last left: nobody asks about half a code. */
	const [left, setLeft] = useState("");
	const field = useRef<HTMLInputElement>(null);
	const asked = editing ? left : code.trim();
	const said = useInviteVerdict(asked);
	const verdict = asked === code.trim() ? said : "unknown";
	const wrong = error ?? (verdict === "invalid" ? copy.invalid : undefined);
	useEffect(() => {
		if (linked !== "") keepInviteCode(linked);
	}, [linked]);
	useEffect(() => {
		if (error !== undefined) field.current?.focus();
	}, [error]);

	const open = () => {
		setEditing(true);
		setLeft(code.trim());
		// The field came because somebody asked for it, so typing goes there.
		requestAnimationFrame(() => field.current?.focus());
	};

	if (editing || wrong !== undefined || (required && code === "")) {
		return (
			<div className="grid gap-1.5">
				<TextField
					label={copy.label}
					hint={required ? copy.hintRequired : copy.hint}
					error={wrong}
					required={required}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={100}
					ref={field}
					value={code}
					onFocus={() => setEditing(true)}
					onChange={(event) => keepInviteCode(event.target.value)}
					onBlur={() => setLeft(code.trim())}
				/>
				<output className="text-small font-semibold text-sage empty:hidden">
					{verdict === "valid" && copy.applied}
				</output>
			</div>
		);
	}
	if (code === "") {
		return (
			<Button tone="quiet" size="small" className="-ml-4 justify-self-start" onClick={open}>
				{copy.have}
			</Button>
		);
	}
	const valid = verdict === "valid";
	const Icon = valid ? TicketCheck : Ticket;
	return (
		<div
			className={classNames(
				"flex items-center justify-between gap-3 rounded-sm py-1.5 pr-1.5 pl-4",
				valid ? "bg-sage-soft text-sage" : "bg-silk text-ink",
			)}
		>
			<p className="flex min-w-0 items-center gap-3">
				<Icon aria-hidden="true" className="size-5 shrink-0" />
				<span className="min-w-0">
					<span className="font-semibold">{valid ? copy.applied : copy.label}</span>{" "}
					<span className="break-all">{code}</span>
					{!valid && <span className="block text-small">{copy.unchecked}</span>}
				</span>
			</p>
			<Button tone="quiet" size="small" className="shrink-0" onClick={open}>
				{copy.edit}
			</Button>
		</div>
	);
}
