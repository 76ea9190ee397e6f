import { UPLOAD } from "@dewlight/contracts/constants.ts";
import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { refusalText } from "#api/api-error.ts";
import { createPageMemory } from "#api/page-memory.ts";
import { validatePhoto } from "#api/photo-calls.ts";
import { useUser } from "#api/session.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { FileDrop, PhotoPreview } from "#ui/photo-input.tsx";
import { joinCopy } from "./copy.ts";
import { noteSelfie, wasSelfieChosen } from "./join-calls.ts";

const copy = joinCopy.selfie;

/** Where the selfie stands: being checked, judged, or without an answer to its check. */
type Selfie =
	| { kind: "none" }
	| { kind: "checking"; file: File }
	| { kind: "judged"; file: File; verdict: { status: QualityStatus; reason: string | null } }
	| { kind: "unchecked"; file: File; problem: string };

const memory = createPageMemory<Selfie>({ kind: "none" });
let running: AbortController | null = null;

export const useSelfie = memory.use;

/** Asks the server about a photo at once; what was asked about an earlier one counts for nothing any more. */
async function checkSelfie(file: File): Promise<void> {
	running?.abort();
	const controller = new AbortController();
	running = controller;
	const asked: Selfie = { kind: "checking", file };
	memory.set(asked);
	const answer = await judge(file, controller.signal);
	if (memory.get() === asked) memory.set(answer);
}

async function judge(file: File, signal: AbortSignal): Promise<Selfie> {
	try {
		return { kind: "judged", file, verdict: await validatePhoto(file, "", signal) };
	} catch (error) {
		return { kind: "unchecked", file, problem: refusalText(error, copy.failed) };
	}
}

export function forgetSelfie(): void {
	memory.set({ kind: "none" });
}

/** ONB-04: pass and warn advance. */
export function mayAdvance(selfie: Selfie): boolean {
	return selfie.kind === "judged" && selfie.verdict.status !== "fail";
}

/** One selfie, checked by the server as soon as it is chosen. Starts no scan (ONB-A1). */
export function SelfieStep({ onNext }: { onNext: () => void }) {
	const selfie = useSelfie();
	const owner = useUser()?.id ?? null;
	const [lost] = useState(() => selfie.kind === "none" && wasSelfieChosen(owner));
	const [problem, setProblem] = useState<string | undefined>(lost ? copy.none : undefined);
	/** The photo that was to go on during its check. */
	const [eager, setEager] = useState<File | null>(null);
	const waiting = selfie.kind === "checking" && selfie.file === eager;
	const wentOn = useRef(false);
	const result = useRef<HTMLDivElement>(null);

	const choose = async (files: File[]) => {
		setEager(null);
		const picked = await pickSelfie(files);
		if (typeof picked === "string") return setProblem(picked);
		setProblem(undefined);
		noteSelfie(owner);
		await checkSelfie(picked);
	};

	// Whoever pressed Continue during the check goes on once it passed; a warning is there to be read first.
	useEffect(() => {
		if (wentOn.current || selfie.kind !== "judged" || selfie.file !== eager) return;
		if (selfie.verdict.status !== "pass") return;
		wentOn.current = true;
		onNext();
	}, [eager, selfie, onNext]);

	const next = () => {
		switch (selfie.kind) {
			case "none":
				return setProblem(copy.none);
			case "unchecked":
				return setProblem(copy.notValidated);
			case "checking":
				return setEager(selfie.file);
			case "judged":
				return mayAdvance(selfie) ? onNext() : result.current?.focus();
		}
	};

	return (
		<div className="grid gap-8">
			<SelfieTips />
			{selfie.kind === "none" ? (
				<FileDrop
					label={copy.pick}
					hint={copy.pickHint}
					acceptPaste
					onImages={(files) => void choose(files)}
				/>
			) : (
				<PhotoPreview
					file={selfie.file}
					alt={copy.alt}
					replaceLabel={copy.another}
					onReplace={(files) => void choose(files)}
				/>
			)}
			<div ref={result} tabIndex={-1} className="grid gap-4 empty:hidden">
				{problem !== undefined && <FieldError>{problem}</FieldError>}
				{lost && selfie.kind === "none" && <p className="text-ink-2">{copy.lost}</p>}
				<CheckResult selfie={selfie} waiting={waiting} />
			</div>
			<div className="flex flex-wrap items-center justify-end gap-3">
				{selfie.kind === "unchecked" && (
					<Button
						tone="quiet"
						onClick={() => {
							setProblem(undefined);
							setEager(null);
							void checkSelfie(selfie.file);
						}}
					>
						{copy.again}
					</Button>
				)}
				<Button tone={isRefused(selfie) ? "secondary" : "primary"} busy={waiting} onClick={next}>
					{joinCopy.goOn}
				</Button>
			</div>
			<p className="text-small text-ink-2">{copy.private}</p>
		</div>
	);
}

function isRefused(selfie: Selfie): boolean {
	return selfie.kind === "judged" && selfie.verdict.status === "fail";
}

/** What the check says, or that it runs. */
function CheckResult({ selfie, waiting }: { selfie: Selfie; waiting: boolean }): ReactNode {
	switch (selfie.kind) {
		case "none":
			return null;
		case "checking":
			return (
				<output className="grid gap-2">
					<span className="flex items-center gap-3">
						<Spinner />
						{copy.validating}
					</span>
					{waiting && (
						<span className="text-ink-2">
							<span>{copy.notValidated}</span> <span>{copy.waiting}</span>
						</span>
					)}
				</output>
			);
		case "unchecked":
			return (
				<Notice tone="danger" live="alert">
					{selfie.problem}
				</Notice>
			);
		case "judged":
			return <Verdict {...selfie.verdict} />;
	}
}

function Verdict({ status, reason }: { status: "pass" | "warn" | "fail"; reason: string | null }) {
	switch (status) {
		case "pass":
			return (
				<Notice tone="success" live="status">
					{copy.passed}
				</Notice>
			);
		case "warn":
			return (
				<Notice tone="warn" live="status">
					{reason}
				</Notice>
			);
		case "fail":
			return (
				<Notice tone="danger" live="alert">
					{reason ?? copy.failed}
				</Notice>
			);
	}
}

function SelfieTips() {
	return (
		<ul className="grid gap-2">
			{copy.tips.map((tip) => (
				<li key={tip} className="flex items-start gap-2.5">
					<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-sage" strokeWidth={3} />
					{tip}
				</li>
			))}
		</ul>
	);
}

/** The one picture among the chosen files, or why there is none; nothing is sent before. */
async function pickSelfie(files: readonly File[]): Promise<File | string> {
	const [file, second] = files;
	if (second !== undefined) return copy.one;
	if (file === undefined || !(await startsAsPicture(file))) return copy.notPicture;
	return file.size > UPLOAD.maxBytes ? copy.tooLarge : file;
}

const HEAD_BYTES = 16;

/**
 * By its first bytes, as the server judges, and not by its name: JPEG, PNG, WebP, or a box file (ISO/IEC 14496-12),
 * which HEIC and AVIF are.
 */
async function startsAsPicture(file: File): Promise<boolean> {
	const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
	const text = String.fromCharCode(...head);
	return (
		text.startsWith("\xff\xd8\xff") ||
		text.startsWith("\x89PNG\r\n\x1a\n") ||
		(text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") ||
		text.slice(4, 8) === "ftyp"
	);
}
