import { settingsApi } from "@dewlight/contracts/account-settings.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { hasFailed } from "#api/frame-events.ts";
import { readFile } from "#api/read-file.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { saveFile } from "#platform/save-and-print.ts";
import { Button, TextLink } from "#ui/button.tsx";
import { PasswordField } from "#ui/field.tsx";
import { startScreenAgain } from "#ui/focus.ts";
import { requestDeletion, useAccountChange } from "../account-calls.ts";
import { dayOf, ownDataCopy } from "../copy.ts";
import { ConfirmFormDialog, failureText, OutcomeNotice, SettingsSection } from "../settings-parts.tsx";

const copy = ownDataCopy.deletion;

/** DER-11 and ACCT-A9: by oneself, or by asking. */
export function DeletionSection() {
	const dueAt = useUser()?.deletion_due_at ?? null;
	const [asking, setAsking] = useState(false);
	return (
		<SettingsSection id="delete" title={copy.title} lead={copy.lead}>
			{dueAt === null ? (
				<>
					<p>{copy.text}</p>
					<Button tone="danger" className="wide:justify-self-start" onClick={() => setAsking(true)}>
						{copy.start}
					</Button>
					<p className="text-ink-2">
						{copy.ask}{" "}
						<TextLink to={paths.contactAbout("Delete Account")} className="inline-flex min-h-11 items-center">
							{copy.link}
						</TextLink>{" "}
						{copy.linkAfter}
					</p>
				</>
			) : (
				<p>{copy.pendingSlim(dayOf(dueAt))}</p>
			)}
			{asking && <DeletionDialog onClose={() => setAsking(false)} />}
		</SettingsSection>
	);
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
	const changed = useAccountChange();
	const [password, setPassword] = useState("");
	const [missing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const ask = useMutation({
		mutationFn: requestDeletion,
		onSuccess: async ({ deletion_due_at }) => {
			await changed({ deletion_due_at });
			onClose();
			startScreenAgain();
		},
	});
	return (
		<ConfirmFormDialog
			title={copy.dialogTitle}
			description={copy.dialogText.map((text) => (
				<p key={text} className="not-first:mt-3">
					{text}
				</p>
			))}
			field={field}
			confirmLabel={ask.isPending ? copy.confirming : copy.confirm}
			error={hasFailed(ask) ? failureText(ask.error, copy.failed) : undefined}
			busy={ask.isPending}
			onClose={onClose}
			onConfirm={() => {
				setMissing(password === "");
				if (password === "") field.current?.focus();
				else ask.mutate(password);
			}}
		>
			<PasswordField
				ref={field}
				label={copy.password}
				autoComplete="current-password"
				value={password}
				error={missing ? copy.passwordMissing : undefined}
				onChange={(event) => setPassword(event.target.value)}
			/>
		</ConfirmFormDialog>
	);
}

const exportCopy = ownDataCopy.export;

/** DER-12: everything held about the person, as one file. */
export function ExportSection() {
	const fetchCopy = useMutation({
		mutationFn: async () => {
			const { content, name } = await readFile(settingsApi.exportAccount);
			return saveFile(content, name ?? exportCopy.file);
		},
	});
	return (
		<SettingsSection id="data" title={exportCopy.title} lead={exportCopy.lead}>
			<div className="grid gap-2">
				<p>{exportCopy.inside}</p>
				<ul className="grid list-disc gap-1 pl-5 text-ink-2 marker:text-fig">
					{exportCopy.parts.map((part) => (
						<li key={part}>{part}</li>
					))}
				</ul>
			</div>
			{hasFailed(fetchCopy) && (
				<OutcomeNotice outcome={{ good: false, text: failureText(fetchCopy.error, exportCopy.failed) }} />
			)}
			{fetchCopy.data === true && <OutcomeNotice outcome={{ good: true, text: exportCopy.done }} />}
			<Button
				tone="secondary"
				busy={fetchCopy.isPending}
				className="wide:justify-self-start"
				onClick={() => fetchCopy.mutate()}
			>
				{!fetchCopy.isPending && <Download aria-hidden="true" className="size-5" />}
				{fetchCopy.isPending ? exportCopy.busy : exportCopy.start}
			</Button>
			<output className="sr-only">{fetchCopy.isPending && exportCopy.busy}</output>
		</SettingsSection>
	);
}
