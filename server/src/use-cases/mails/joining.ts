import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { nextComparisonAt } from "@dewlight/core/skin/biology-clock.ts";
import { z } from "zod";
import { insertMailToken } from "#db/queries/account-changes.ts";
import { findUserByEmail, findUserById, type UserRow } from "#db/queries/accounts.ts";
import { findCheckin, findNthNewestComplete } from "#db/queries/checkins.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";
import { readAllowance } from "../read-allowance.ts";
import { defineMail, definePersonMail, longDay, type MailContent, writeMail } from "./letter.ts";

export function resetPasswordMail({ username, link }: { username: string; link: string }): MailContent {
	return writeMail({
		subject: `Reset your ${BRAND.name} password`,
		title: "Reset your password",
		username,
		paragraphs: [
			"Someone asked to reset the password of your account. If it was you, choose a new one here.",
		],
		action: { label: "Choose a new password", href: link },
		footnotes: [
			"The link works once, for one hour.",
			"If you did not ask for this, you can ignore this mail; your password stays as it is.",
		],
	});
}

/**
 * Named by the address that was typed, known or not: asking looks nobody up, so it takes the same time for
 * everyone.
 */
export const resetPassword = defineMail(
	z.object({ template: z.literal("reset-password"), email: z.string() }),
	async ({ ctx, payload }) => {
		const user = await findUserByEmail(ctx.store.db, payload.email);
		if (!user) return null;
		const { id: userId, email, username } = user;
		const link = await makeMailLink(ctx, { userId, kind: "reset", email, path: "/reset-password" });
		await audit(ctx, ctx.store.db, { action: "account.reset_link_made", userId });
		return { to: email, ...resetPasswordMail({ username, link }) };
	},
);

interface FirstReport {
	/** How many steps its care plan has. */
	steps: number;
	/** When a second photo says something, and the plan has a scan for it; null where the plan has none to come. */
	nextScanAt: Date | null;
}

interface Welcome {
	username: string;
	publicUrl: string;
	/** Null where nothing was measured yet. */
	report: FirstReport | null;
}

/** Counts only: what a report says about somebody's skin does not belong into a mail. */
export function welcomeMail({ username, publicUrl, report }: Welcome): MailContent {
	return writeMail({
		subject: report ? `Welcome to ${BRAND.name}: your first report is ready` : `Welcome to ${BRAND.name}`,
		title: report ? "Your first report is ready" : "You are all set",
		username,
		paragraphs: [
			report
				? `Welcome to ${BRAND.name}. Your first report is ready, and from it your care plan${stepWords(report.steps)}.`
				: `Welcome to ${BRAND.name}. Your answers are in, and every scan from here on is read with them in mind.`,
			...(report?.nextScanAt
				? [
						`The next photo that tells you something new: from ${longDay(report.nextScanAt)} on. Closer together, two photos show light and mood rather than skin.`,
					]
				: []),
			"For photos that compare well: the same place, daylight from a window in front of you, no makeup, about once a week.",
		],
		action: report
			? { label: "See your report", href: `${publicUrl}/results` }
			: { label: "Open your dashboard", href: `${publicUrl}/dashboard` },
		footnotes: [
			"What we say is about how skin looks, never a diagnosis. When something worries you, see a doctor.",
		],
	});
}

function stepWords(steps: number): string {
	return steps === 0 ? "" : ` with ${steps} ${steps === 1 ? "step" : "steps"}`;
}

export const welcome = defineMail(
	z.object({ template: z.literal("welcome"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user) return null;
		const { publicUrl } = ctx.settings;
		const report = await readFirstReport(ctx, user.id);
		return { to: user.email, ...welcomeMail({ username: user.username, publicUrl, report }) };
	},
);

async function readFirstReport(ctx: Context<JobActor>, userId: number): Promise<FirstReport | null> {
	const { db } = ctx.store;
	const id = await findNthNewestComplete(db, userId, 1);
	const checkin = id === null ? null : await findCheckin(db, id);
	if (!checkin?.analysisResult) return null;
	const { morning, night, weekly } = checkin.analysisResult.care_plan;
	const allowance = await readAllowance(ctx, db, userId, "scans");
	const sensibleAt = Date.parse(nextComparisonAt(checkin.takenAt.toISOString()));
	const next = nextScan(sensibleAt, allowance);
	return {
		steps: [morning, night, weekly].reduce((sum, section) => sum + Object.keys(section).length, 0),
		// After an imported photo of long ago, any day tells something new.
		nextScanAt: next !== null && next > ctx.clock.now() ? next : null,
	};
}

function nextScan(
	sensibleAt: number,
	{ allowed, resetsAt }: { allowed: boolean; resetsAt: number | null },
): Date | null {
	if (allowed) return new Date(sensibleAt);
	return resetsAt === null ? null : new Date(Math.max(sensibleAt, resetsAt));
}

interface VerifyEmail {
	username: string;
	link: string;
	/** For who opened no account. */
	notMeLink: string;
}

export function verifyEmailMail({ username, link, notMeLink }: VerifyEmail): MailContent {
	return writeMail({
		subject: `Confirm your email for ${BRAND.name}`,
		title: "Confirm your email",
		username,
		paragraphs: [
			`Please confirm that this address is yours, and you can take your first scan with ${BRAND.name}.`,
		],
		action: { label: "Confirm email", href: link },
		footnotes: [
			`The link works for ${MAIL_LINK_HOURS.verify} hours.`,
			`You did not create an account? Then somebody typed your address, and you can ignore this mail. If you have confirmed it already, or want to be sure, lock them out within ${MAIL_LINK_HOURS.disown / 24} days:`,
		],
		wayOut: { label: "This was not me", href: notMeLink },
	});
}

export const verifyEmail = defineMail(
	z.object({ template: z.literal("verify-email"), user_id: z.number().int() }),
	async ({ ctx, payload }) => letterTo(ctx, await findUserById(ctx.store.db, payload.user_id)),
);

/** Named by the address that was typed, known or not, as the letter of a forgotten password is. */
export const verifyEmailAgain = defineMail(
	z.object({ template: z.literal("verify-email-again"), email: z.string() }),
	async ({ ctx, payload }) => letterTo(ctx, await findUserByEmail(ctx.store.db, payload.email)),
);

/** None to nobody, and none to who has confirmed already. */
async function letterTo(ctx: Context<JobActor>, user: UserRow | null) {
	if (!user || user.emailVerifiedAt) return null;
	const { id: userId, email, username } = user;
	const link = await makeMailLink(ctx, { userId, kind: "verify", email, path: "/verify-email" });
	const notMeLink = await makeMailLink(ctx, { userId, kind: "disown", email, path: "/not-my-account" });
	return { to: email, ...verifyEmailMail({ username, link, notMeLink }) };
}

/** Greets nobody by name: the name is that of whoever typed the address. */
export function accountDisownedMail({ publicUrl }: { publicUrl: string }): MailContent {
	return writeMail({
		subject: `The ${BRAND.name} account with your address is locked`,
		title: "The account with your address is locked",
		username: null,
		paragraphs: [
			"You told us that you did not open it. Everybody was logged out of it, and its password no longer works.",
			"There is nothing more to do. Only if you want to use the account yourself, choose a new password.",
		],
		action: { label: "Choose a new password", href: `${publicUrl}/forgot-password` },
		footnotes: [
			`You want it erased? Write to ${BRAND.supportEmail}.`,
			"You opened it yourself after all? Choose a new password, and you can log in again.",
		],
	});
}

export const accountDisowned = definePersonMail(
	z.object({ template: z.literal("account-disowned"), user_id: z.number().int() }),
	({ publicUrl }) => accountDisownedMail({ publicUrl }),
);

interface MailLink {
	userId: number;
	kind: keyof typeof MAIL_LINK_HOURS;
	/** The address the link is sent to; it binds the token. */
	email: string;
	/** Page of this site that takes `?token=`. */
	path: `/${string}`;
}

/** A fresh token of this kind, as the link to mail. Only its hash is stored. */
export async function makeMailLink(
	ctx: Context<JobActor>,
	{ userId, kind, email, path }: MailLink,
): Promise<string> {
	const secret = ctx.ids.secret();
	const now = ctx.clock.now();
	await insertMailToken(ctx.store.db, {
		id: ctx.ids.uuid(),
		tokenHash: hashSecret(secret),
		userId,
		kind,
		email,
		createdAt: now,
		expiresAt: new Date(now.getTime() + MAIL_LINK_HOURS[kind] * 3_600_000),
	});
	return `${ctx.settings.publicUrl}${path}?token=${secret}`;
}
