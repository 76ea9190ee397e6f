import type { Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { readBillingRecords } from "#db/queries/billing.ts";
import { readMessagePage } from "#db/queries/chat.ts";
import {
	readAccountParts,
	readAuditPage,
	readCheckinPage,
	readConsentRecords,
	readDiaryRecords,
	readModelCallPage,
	readPicturePage,
	readProductEvents,
	readRoutineRecords,
	readUsagePage,
	readWrittenMessages,
} from "#db/queries/export-account.ts";
import { listPictures, type PictureRow } from "#db/queries/scans.ts";
import { announceChange } from "../account-change.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import { wholeAnswer } from "../chat/index.ts";
import type { Context, OperatorActor, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { readPlan } from "../read-allowance.ts";
import { jsonList, jsonLists, jsonOf, readPages } from "../row-stream.ts";
import { tellProgress } from "../scans/index.ts";
import {
	ARCHIVE_FILES,
	type ArchiveEntry,
	type ArchivePath,
	LEFT_OUT,
	packArchive,
} from "./export/archive.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";

export interface AccountExport {
	filename: string;
	/** A zip file, written while it is read; nobody has to hold it whole. */
	stream: Readable;
}

/** Everything held about a person, for the person or, on request, by an operator. */
export async function exportAccount({
	ctx,
	input,
}: {
	ctx: Context<UserActor | OperatorActor>;
	input: { userId: number };
}): Promise<AccountExport> {
	const { actor } = ctx;
	const { userId } = input;
	if (actor.kind === "user") {
		if (actor.userId !== userId) throw notFound();
		await takeAttempt(ctx, SETTINGS_RULES.exportAccount, String(userId));
	}
	const user = await findUserById(ctx.store.db, userId);
	if (!user) throw notFound();
	await ctx.store.transaction(async (tx) => {
		await audit(ctx, tx, { action: "account.exported", userId });
		if (actor.kind === "user") await announceChange(ctx, tx, userId, "export");
	});
	const now = ctx.clock.now();
	return {
		filename: `${BRAND.name.toLowerCase()}-export-${now.toISOString().slice(0, 10)}.zip`,
		stream: packArchive(exportEntries(ctx, user), now),
	};
}

/** A report with its observation is some ten kilobytes. */
const CHECKINS_A_PAGE = 25;

/** Every check-in, whatever the plan shows of them. */
async function* exportCheckins(ctx: Context, userId: number): AsyncGenerator<unknown> {
	const { db } = ctx.store;
	type Row = Awaited<ReturnType<typeof readCheckinPage>>[number];
	const rows = readPages<Row>(async (last) => {
		const page = await readCheckinPage(db, userId, last?.checkin.id ?? 0, CHECKINS_A_PAGE);
		const checkins = page.map(({ checkin }) => checkin);
		const told = await tellProgress(db, userId, checkins);
		return page.map((row, at) => ({ ...row, checkin: told[at] ?? row.checkin }));
	});
	for await (const { checkin, observation, events, originalDeletedAt, remarks } of rows) {
		const pictures = await listPictures(db, [checkin.id]);
		yield {
			id: checkin.id,
			created_at: checkin.createdAt,
			imported: checkin.photoDate !== null,
			photo_date: checkin.photoDate,
			finished_at: checkin.finishedAt,
			status: checkin.status,
			failure: checkin.failure,
			note: checkin.note,
			photo_quality: checkin.photoQuality,
			analysis_result: checkin.analysisResult,
			product_needs: checkin.productNeeds,
			observation: observation?.observation ?? null,
			remarks_by_a_model: remarks && {
				provider: remarks.provider,
				model: remarks.model,
				text: remarks.text,
				created_at: remarks.createdAt,
			},
			events: events.map(({ stage, payload, createdAt }) => ({ stage, payload, created_at: createdAt })),
			pictures: pictures.map((picture) => ({
				file: picturePath(picture),
				concern: picture.concern,
				zone: picture.zone,
			})),
			photo_deleted_at: originalDeletedAt,
		};
	}
}

/** Where a picture lies in the archive. */
function picturePath({ filename, kind }: Pick<PictureRow, "filename" | "kind">): string {
	return `${PICTURE_FOLDERS[kind]}${filename}`;
}

const PICTURE_FOLDERS = {
	thumbnail: "thumbnails/",
	layer: "layers/",
	close_up: "close-ups/",
	close_up_marks: "close-ups/marks/",
} as const satisfies Record<PictureRow["kind"], string>;

const PAGE = 200;

/** The archive's files, each read when it is its turn. */
async function* exportEntries(ctx: Context, user: UserRow): AsyncGenerator<ArchiveEntry> {
	yield { path: "README.txt", contents: [readme(ctx, user)], compress: true };
	for (const { path } of ARCHIVE_FILES) yield* entriesOf(ctx, user, path);
}

async function* entriesOf(ctx: Context, user: UserRow, path: ArchivePath): AsyncGenerator<ArchiveEntry> {
	const { db } = ctx.store;
	const json = (contents: AsyncIterable<string>): ArchiveEntry => ({ path, contents, compress: true });
	switch (path) {
		case "account.json":
			return yield json(jsonOf(await describeAccount(ctx, user)));
		case "check-ins.json":
			return yield json(jsonList(exportCheckins(ctx, user.id)));
		case "routine.json":
			return yield json(jsonOf(await readRoutineRecords(db, user.id)));
		case "diary.json":
			return yield json(jsonOf(await readDiaryRecords(db, user.id)));
		case "chat.json":
			return yield json(jsonList(exportChat(ctx, user.id)));
		case "billing.json":
			return yield json(jsonOf(await readBillingRecords(db, user.id)));
		case "usage.json":
			return yield json(
				jsonLists({
					counted: readPages((_last, offset) => readUsagePage(db, user.id, { offset, limit: PAGE })),
					model_calls: readPages((_last, offset) => readModelCallPage(db, user.id, { offset, limit: PAGE })),
					first_opened: await readProductEvents(db, user.id),
				}),
			);
		case "consents.json":
			return yield json(jsonOf(await readConsentRecords(db, user.id)));
		case "messages.json":
			return yield json(jsonOf(await readWrittenMessages(db, user.id)));
		case "audit.json":
			return yield json(
				jsonList(readPages((_last, offset) => readAuditPage(db, user.id, { offset, limit: PAGE }))),
			);
		case "thumbnails/":
			return yield* pictureEntries(ctx, user.id, ["thumbnail"]);
		case "layers/":
			return yield* pictureEntries(ctx, user.id, ["layer"]);
		case "close-ups/":
			return yield* pictureEntries(ctx, user.id, ["close_up", "close_up_marks"]);
		default:
			return assertNever(path);
	}
}

async function describeAccount(ctx: Context, user: UserRow) {
	const parts = await readAccountParts(ctx.store.db, user.id);
	const { plan } = await readPlan(ctx, ctx.store.db, user.id);
	return {
		id: user.id,
		email: user.email,
		username: user.username,
		created_at: user.createdAt,
		email_verified_at: user.emailVerifiedAt,
		two_factor_enabled_at: user.twoFactorEnabledAt,
		onboarding_completed_at: user.onboardingCompletedAt,
		goals: user.goals,
		issues: user.issues,
		preferences: user.preferences,
		plan,
		trial_ends_at: user.trialEndsAt,
		granted_plan: user.grantedPlan,
		granted_plan_until: user.grantedPlanUntil,
		beta_features: user.betaFeatures,
		deletion_due_at: user.deletionDueAt,
		...parts,
	};
}

/** One picture in memory at a time; one whose bytes are gone is left out. */
async function* pictureEntries(
	ctx: Context,
	userId: number,
	kinds: readonly PictureRow["kind"][],
): AsyncGenerator<ArchiveEntry> {
	const rows = readPages<PictureRow>((last) =>
		readPicturePage(ctx.store.db, userId, last?.filename ?? "", PAGE),
	);
	for await (const row of rows) {
		const bytes = kinds.includes(row.kind) ? await ctx.objects.get(row.objectKey) : null;
		if (bytes) yield { path: picturePath(row), contents: [bytes], compress: false };
	}
}

function readme(ctx: Context, user: UserRow): string {
	const files = ARCHIVE_FILES.map(({ path, holds }) => `${path}\n    ${holds}`);
	return [
		`Everything ${BRAND.name} holds about ${user.email}, as of ${ctx.clock.now().toISOString()}.`,
		...files,
		LEFT_OUT,
		"Times are in UTC. JSON files open in any text editor, WebP pictures in any browser.",
		"",
	].join("\n\n");
}

/** Every message of the chat, hidden ones too. */
async function* exportChat(ctx: Context, userId: number): AsyncGenerator<unknown> {
	type Row = Awaited<ReturnType<typeof readMessagePage>>[number];
	const rows = readPages<Row>((last) => readMessagePage(ctx.store.db, userId, last?.message.id ?? 0, PAGE));
	for await (const { message, turn } of rows) {
		yield {
			id: message.id,
			role: message.role,
			message: wholeAnswer(message.message),
			created_at: message.createdAt,
			shown: message.showInChat,
			...(message.role === "assistant" && {
				products: message.products,
				rests_on: message.citations,
				engine: message.engine,
				state: turn.state,
				looked_for: turn.productIntent,
				checkin_id: turn.checkinId,
			}),
		};
	}
}
