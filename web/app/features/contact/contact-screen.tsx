import { BRAND } from "@dewlight/contracts/brand.ts";
import {
	CONTACT_LENGTH,
	CONTACT_SUBJECTS,
	type ContactSubject,
	contactApi,
	contactSchema,
} from "@dewlight/contracts/contact.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router";
import type { z } from "zod";
import { refusalReason } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button, TextLink } from "#ui/button.tsx";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { startScreenAgain } from "#ui/focus.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { contactCopy as copy } from "./copy.ts";

export const meta = () => pageMeta({ title: copy.title, description: copy.description, path: paths.contact });

export default function ContactScreen() {
	const { key } = useLocation();
	const [sent, setSent] = useState<{ text: string; email: string; at: string } | null>(null);
	const showSent = (text: string, email: string) => {
		setSent({ text, email, at: key });
		startScreenAgain();
	};
	return (
		<Page title={copy.title} lead={copy.lead}>
			<div className="grid items-start gap-12 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] desk:gap-16">
				{sent?.at !== key ? (
					<ContactForm onSent={showSent} />
				) : (
					<div className="grid gap-5">
						<Notice tone="success" live="status" title={sent.text}>
							{copy.sentHelp(sent.email)}
						</Notice>
						<Button tone="secondary" className="justify-self-start" onClick={() => setSent(null)}>
							{copy.another}
						</Button>
					</div>
				)}
				<ContactNotes />
			</div>
		</Page>
	);
}

const deletionCopy = copy.deletion;

const OPTIONS = CONTACT_SUBJECTS.map((value) => ({ value, label: copy.subjects[value] }));

type FieldName = keyof typeof copy.missing;

/** PUB-45 to PUB-56. What was typed stays after a failure. */
function ContactForm({ onSent }: { onSent: (text: string, email: string) => void }) {
	const [search] = useSearchParams();
	const asked = search.get("subject");
	const { key } = useLocation();
	const firstKey = useRef(key);
	const user = useUser();
	const [failure, setFailure] = useState<{ reason: string | null } | null>(null);
	const { register, handleSubmit, setValue, getValues, formState } = useForm({
		resolver: zodResolver(contactSchema),
		// Text has no default, so that what was typed before the script came stays.
		defaultValues: { subject: "General" as const },
	});
	const { errors, isSubmitting } = formState;

	// After the first paint: the page written at build time knows neither the query nor the person. A link pressed while
	// the form is open chooses anew; what was chosen before the script came stays.
	useEffect(() => {
		if (asked !== null || key !== firstKey.current) setValue("subject", readSubject(asked));
	}, [asked, key, setValue]);
	useEffect(() => {
		if (user === null) return;
		if (getValues("name") === "") setValue("name", user.username?.trim() ?? "");
		if (getValues("email") === "") setValue("email", user.email);
	}, [user, getValues, setValue]);

	const submit = handleSubmit(
		async (form) => {
			setFailure(null);
			try {
				const { message } = await sendMessage(form);
				onSent(message, form.email);
			} catch (error) {
				setFailure({ reason: refusalReason(error) });
			}
		},
		() => setFailure(null),
	);
	const blank = Object.values(errors).some((error) => error.message === copy.required);
	/** The form says that something is missing, the field says what. */
	const errorOf = (name: FieldName) =>
		errors[name]?.message === copy.required ? copy.missing[name] : errors[name]?.message;

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			<TextField
				label={copy.name}
				autoComplete="name"
				required
				maxLength={CONTACT_LENGTH.name}
				error={errorOf("name")}
				{...register("name")}
			/>
			<TextField
				label={copy.email}
				hint={copy.emailHint}
				type="email"
				autoComplete="email"
				inputMode="email"
				required
				error={errorOf("email")}
				{...register("email")}
			/>
			<SelectField
				label={copy.subject}
				hint={<DeletionNote signedIn={user !== null} />}
				options={OPTIONS}
				required
				error={errorOf("subject")}
				{...register("subject")}
			/>
			<TextArea label={copy.message} rows={6} required error={errorOf("message")} {...register("message")} />
			{blank && (
				<Notice tone="danger" live="alert">
					{copy.required}
				</Notice>
			)}
			{failure !== null && (
				<Notice tone="danger" live="alert" title={copy.failed}>
					{failure.reason ?? undefined}
				</Notice>
			)}
			<Button type="submit" busy={isSubmitting} className="wide:justify-self-start">
				{isSubmitting ? copy.busy : copy.submit}
			</Button>
		</form>
	);
}

const plain = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replace(/[\s+_-]+/g, " ");

/** The subject that a link asks for, whatever its case and blanks look like; General otherwise (PUB-A4, PUB-A5). */
export function readSubject(asked: string | null): ContactSubject {
	return CONTACT_SUBJECTS.find((subject) => plain(subject) === plain(asked ?? "")) ?? "General";
}

/** API-45. Open to visitors, so no answer of it ends a session. */
function sendMessage(body: z.infer<typeof contactSchema>) {
	return call(contactApi.contact, { body, unauthorizedIsAnswer: true });
}

/** PUB-50, beside the subject it belongs to. */
function DeletionNote({ signedIn }: { signedIn: boolean }) {
	return (
		<>
			{deletionCopy.text}
			{signedIn && (
				<>
					{" "}
					{deletionCopy.self} <TextLink to={paths.account}>{deletionCopy.link}</TextLink>.
				</>
			)}
		</>
	);
}

const MAIL = (
	<a
		href={`mailto:${BRAND.supportEmail}`}
		className="font-medium break-words text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
	>
		{BRAND.supportEmail}
	</a>
);

function Note({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid gap-1.5">
			<h2 className="font-display text-h3">{title}</h2>
			<div className="text-ink-2">{children}</div>
		</div>
	);
}

/** What helps us answer well, and the way around the form. */
function ContactNotes() {
	return (
		<aside aria-label={copy.title} className="grid content-start gap-7 rounded-lg bg-silk p-6 wide:p-8">
			<Note title={copy.report.title}>
				<p>{copy.report.text}</p>
			</Note>
			<Note title={copy.mail.title}>
				<p>
					{copy.mail.text} {MAIL}.
				</p>
				<noscript>
					<p>
						{copy.mail.noScript} {MAIL}.
					</p>
				</noscript>
			</Note>
		</aside>
	);
}
