import { PHOTO_CONSENT_VERSION, REMARKS_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import type { Endpoint } from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import { z } from "zod";
import { newEmail, newPassword, type Person } from "../factories/person.ts";

type ChangingName = {
	[Name in EndpointName]: (typeof ENDPOINTS)[Name]["method"] extends "POST" | "PATCH" ? Name : never;
}[EndpointName];
/** Photos come as multipart forms, webhooks as signed bytes; both have tests of their own. */
type JsonCall = Exclude<ChangingName, "validatePhoto" | "scanSkin" | "stripeWebhook">;

interface HostileCall {
	name: JsonCall;
	endpoint: Endpoint;
	/** Null where the call takes no body and reads none. */
	schema: z.ZodObject | null;
	/** Everything right but for what a test spoils; itself it may still be refused. */
	body: Body;
}

type Body = (person: Person) => Record<string, unknown>;
const EMPTY: Body = () => ({});

/** Every call with a JSON body: one that is added does not compile until it stands here. */
const BODIES: Record<JsonCall, Body> = {
	logout: EMPTY,
	register: () => ({ email: newEmail(), username: "Ana", password: newPassword(), invite_code: "" }),
	checkInvite: () => ({ invite_code: "NONE" }),
	requestVerification: () => ({ email: newEmail() }),
	correctEmail: () => ({ email: newEmail() }),
	onboarding: () => ({ goals: ["Even tone"], issues: [], preferences: {} }),
	login: () => ({ email: newEmail(), password: "not mine", next: "/chat" }),
	resendVerification: EMPTY,
	requestPasswordReset: () => ({ email: newEmail() }),
	resetPassword: () => ({ token: "unknown", new_password: newPassword() }),
	verifyLogin: () => ({ code: "000000", token: "pt_unknown" }),
	askReminder: () => ({ limit_type: "scans" }),
	withdrawReminder: () => ({ limit_type: "scans" }),
	setupTwoFactor: EMPTY,
	reauthenticate: ({ password }) => ({ password, code: "000000" }),
	verifyTwoFactor: () => ({ code: "000000" }),
	disableTwoFactor: () => ({ code: "000000" }),
	newBackupCodes: EMPTY,
	updateAccount: (person) => ({ email: person.email, username: "Ana", beta_features: false }),
	undoEmailChange: () => ({ token: "unknown" }),
	disownAccount: () => ({ token: "unknown" }),
	revokeSession: EMPTY,
	revokeOtherSessions: EMPTY,
	requestDeletion: () => ({ password: "not mine" }),
	cancelDeletion: EMPTY,
	contact: () => ({ name: "Ana", email: newEmail(), subject: "General", message: "Hello" }),
	feedback: () => ({ message: "Nice", source: "general" }),
	event: () => ({ event_type: "chat_open" }),
	decidePhotoConsent: () => ({ decision: "granted", version: PHOTO_CONSENT_VERSION }),
	decideRemarksConsent: () => ({
		decision: "declined",
		version: REMARKS_CONSENT_VERSION,
		provider: "OpenAI",
	}),
	updateProfile: () => ({ goals: ["Even tone"], issues: ["Redness"], preferences: {} }),
	confirmProduct: () => ({
		step: "morning_cleanser",
		product: { name: "Gel cream", product_url: "https://a.example/" },
	}),
	removeProduct: () => ({ step: "morning_cleanser", id: "p_12" }),
	answerUnderstood: () => ({ id: "pregnant", state: "denied" }),
	undoConfirm: () => ({
		id: "p_12",
		steps: ["morning_cleanser"],
		replaced: [{ step: "morning_cleanser", id: "p_13" }],
	}),
	dropStep: () => ({ step: "weekly_mask", dropped: true }),
	skipRoutine: () => ({ day: "2026-03-01", part: "night", skipped: true, reason: "stings" }),
	writeDiary: () => ({
		day: "2026-03-01",
		felt: ["dry"],
		sleep: "good",
		stress: "low",
		cycle: null,
		sun: "none",
		note: "A calm day",
	}),
	chooseReminders: () => ({
		time_zone: "Europe/Berlin",
		morning_at: 450,
		night_at: 1290,
		next_scan: true,
		ramp_step: true,
		patch_test: true,
		expiry: true,
		quiet: { from: 1320, to: 420 },
		by_mail: true,
	}),
	stopReminders: EMPTY,
	addReminderDevice: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "BPk", auth: "a_9" } }),
	removeReminderDevice: () => ({ endpoint: "https://push.example/1" }),
	checkProduct: () => ({ name: "Oil", category: "serum", inci: "Aqua, Retinol" }),
	addToShelf: () => ({ product_id: "unknown", opened_on: "2026-01-01" }),
	changeShelfItem: () => ({ opened_on: "2026-01-01" }),
	removeShelfItem: EMPTY,
	addReaction: () => ({ product_id: "unknown", day: "2026-01-01", signs: ["stings"], note: "a little" }),
	removeReaction: EMPTY,
	startPatchTest: () => ({ product_id: "unknown" }),
	changePatchTest: () => ({ look: "calm" }),
	startShare: EMPTY,
	revokeShare: EMPTY,
	sharedReport: () => ({ token: "unknown-token-of-nobody-at-all" }),
	markDone: () => ({ day: "2026-03-01", steps: ["weekly_mask"], done: true }),
	addOwnProduct: () => ({
		name: "Night oil",
		brand: "",
		category: null,
		inci: "Aqua, Retinol",
		product_url: null,
	}),
	removeOwnProduct: EMPTY,
	startExperiment: () => ({ product_name: "Gel cream", product_id: null, metric: "redness", weeks: 4 }),
	beginChange: EMPTY,
	stopExperiment: EMPTY,
	createCheckoutSession: () => ({ priceId: "price_unknown", cancelUrl: "https://elsewhere.example/" }),
	confirmSubscription: () => ({ sessionId: "cs_unknown" }),
	changeSubscription: () => ({ priceId: "price_unknown", changeType: "upgrade" }),
	cancelSubscription: () => ({ reason: "" }),
	keepCurrentPlan: EMPTY,
	cardUpdate: EMPTY,
	chatStream: () => ({ message: "What is niacinamide?", conversation_history: [], checkin_id: null }),
	chatResume: () => ({
		message: "A cheap gentle cleanser, please",
		conversation_history: [],
		product_intent: "gentle cleanser",
		category: "cleanser",
		checkin_id: null,
	}),
	reportReply: () => ({ reason: "It is wrong." }),
	updateLegalAcceptance: () => ({ agreed_to_terms: true, agreed_to_terms_date: "2026-01-01T00:00:00.000Z" }),
};

export const HOSTILE_CALLS: readonly HostileCall[] = (Object.keys(BODIES) as JsonCall[]).map((name) => {
	const endpoint: Endpoint = ENDPOINTS[name];
	const schema = endpoint.body instanceof z.ZodObject ? endpoint.body : null;
	return { name, endpoint, schema, body: BODIES[name] };
});
