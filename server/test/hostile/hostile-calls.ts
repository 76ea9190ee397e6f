import {
	mailedLinkSchema,
	requestDeletionSchema,
	requestPasswordResetSchema,
	resetPasswordSchema,
	updateAccountSchema,
} from "@dewlight/contracts/account-settings.ts";
import {
	checkInviteSchema,
	correctEmailSchema,
	legalAcceptanceSchema,
	loginSchema,
	onboardingSchema,
	registerSchema,
	requestVerificationSchema,
} from "@dewlight/contracts/accounts.ts";
import {
	cancelSubscriptionSchema,
	changeSubscriptionSchema,
	confirmSubscriptionSchema,
	createCheckoutSchema,
	quotaReminderSchema,
} from "@dewlight/contracts/billing.ts";
import { chatResumeSchema, chatStreamSchema, reportReplySchema } from "@dewlight/contracts/chat.ts";
import { checkProductSchema } from "@dewlight/contracts/check.ts";
import {
	decidePhotoConsentSchema,
	decideRemarksConsentSchema,
	PHOTO_CONSENT_VERSION,
	REMARKS_CONSENT_VERSION,
} from "@dewlight/contracts/consents.ts";
import { contactSchema, feedbackSchema } from "@dewlight/contracts/contact.ts";
import type { ENDPOINTS, EndpointName } from "@dewlight/contracts/endpoints.ts";
import { eventSchema } from "@dewlight/contracts/events.ts";
import { addOwnProductSchema } from "@dewlight/contracts/products.ts";
import {
	confirmProductSchema,
	dropStepSchema,
	markDoneSchema,
	removeProductSchema,
	undoConfirmSchema,
	updateProfileSchema,
} from "@dewlight/contracts/profile.ts";
import { startExperimentSchema } from "@dewlight/contracts/progress.ts";
import { answerUnderstoodSchema } from "@dewlight/contracts/scans.ts";
import { sharedReportSchema } from "@dewlight/contracts/shares.ts";
import {
	addReactionSchema,
	addToShelfSchema,
	changePatchTestSchema,
	changeShelfItemSchema,
	startPatchTestSchema,
} from "@dewlight/contracts/shelf.ts";
import {
	reauthenticateSchema,
	twoFactorCodeSchema,
	verifyLoginSchema,
} from "@dewlight/contracts/two-factor.ts";
import type { z } from "zod";
import { newEmail, newPassword, type Person } from "../factories/person.ts";

type ChangingName = {
	[Name in EndpointName]: (typeof ENDPOINTS)[Name]["method"] extends "POST" | "PATCH" ? Name : never;
}[EndpointName];
/** Photos come as multipart forms, webhooks as signed bytes; both have tests of their own. */
type JsonCall = Exclude<ChangingName, "validatePhoto" | "scanSkin" | "stripeWebhook">;

interface HostileCall {
	/** Null where the call takes no body and reads none. */
	schema: z.ZodObject | null;
	/** Everything right but for what a test spoils; itself it may still be refused. */
	body: (person: Person) => Record<string, unknown>;
}

const EMPTY: HostileCall = { schema: null, body: () => ({}) };

/** Every call with a JSON body: one that is added does not compile until it stands here. */
export const HOSTILE_CALLS: Record<JsonCall, HostileCall> = {
	logout: EMPTY,
	checkProduct: {
		schema: checkProductSchema,
		body: () => ({ name: "Oil", category: "serum", inci: "Aqua, Retinol" }),
	},
	addToShelf: { schema: addToShelfSchema, body: () => ({ product_id: "unknown", opened_on: "2026-01-01" }) },
	changeShelfItem: { schema: changeShelfItemSchema, body: () => ({ opened_on: "2026-01-01" }) },
	removeShelfItem: EMPTY,
	addReaction: {
		schema: addReactionSchema,
		body: () => ({ product_id: "unknown", day: "2026-01-01", signs: ["stings"], note: "a little" }),
	},
	removeReaction: EMPTY,
	startPatchTest: { schema: startPatchTestSchema, body: () => ({ product_id: "unknown" }) },
	changePatchTest: { schema: changePatchTestSchema, body: () => ({ look: "calm" }) },
	startShare: EMPTY,
	revokeShare: EMPTY,
	sharedReport: { schema: sharedReportSchema, body: () => ({ token: "unknown-token-of-nobody-at-all" }) },
	register: {
		schema: registerSchema,
		body: () => ({ email: newEmail(), username: "Ana", password: newPassword(), invite_code: "" }),
	},
	checkInvite: { schema: checkInviteSchema, body: () => ({ invite_code: "NONE" }) },
	requestVerification: { schema: requestVerificationSchema, body: () => ({ email: newEmail() }) },
	correctEmail: { schema: correctEmailSchema, body: () => ({ email: newEmail() }) },
	onboarding: {
		schema: onboardingSchema,
		body: () => ({ goals: ["Even tone"], issues: [], preferences: {} }),
	},
	login: { schema: loginSchema, body: () => ({ email: newEmail(), password: "not mine", next: "/chat" }) },
	resendVerification: EMPTY,
	requestPasswordReset: { schema: requestPasswordResetSchema, body: () => ({ email: newEmail() }) },
	resetPassword: {
		schema: resetPasswordSchema,
		body: () => ({ token: "unknown", new_password: newPassword() }),
	},
	verifyLogin: { schema: verifyLoginSchema, body: () => ({ code: "000000", token: "pt_unknown" }) },
	askReminder: { schema: quotaReminderSchema, body: () => ({ limit_type: "scans" }) },
	withdrawReminder: { schema: quotaReminderSchema, body: () => ({ limit_type: "scans" }) },
	setupTwoFactor: EMPTY,
	reauthenticate: {
		schema: reauthenticateSchema,
		body: ({ password }) => ({ password, code: "000000" }),
	},
	verifyTwoFactor: { schema: twoFactorCodeSchema, body: () => ({ code: "000000" }) },
	disableTwoFactor: { schema: twoFactorCodeSchema, body: () => ({ code: "000000" }) },
	newBackupCodes: EMPTY,
	updateAccount: {
		schema: updateAccountSchema,
		body: (person) => ({ email: person.email, username: "Ana", beta_features: false }),
	},
	undoEmailChange: { schema: mailedLinkSchema, body: () => ({ token: "unknown" }) },
	disownAccount: { schema: mailedLinkSchema, body: () => ({ token: "unknown" }) },
	revokeSession: EMPTY,
	revokeOtherSessions: EMPTY,
	requestDeletion: { schema: requestDeletionSchema, body: () => ({ password: "not mine" }) },
	cancelDeletion: EMPTY,
	contact: {
		schema: contactSchema,
		body: () => ({ name: "Ana", email: newEmail(), subject: "General", message: "Hello" }),
	},
	feedback: { schema: feedbackSchema, body: () => ({ message: "Nice", source: "general" }) },
	event: { schema: eventSchema, body: () => ({ event_type: "chat_open" }) },
	decidePhotoConsent: {
		schema: decidePhotoConsentSchema,
		body: () => ({ decision: "granted", version: PHOTO_CONSENT_VERSION }),
	},
	decideRemarksConsent: {
		schema: decideRemarksConsentSchema,
		body: () => ({ decision: "declined", version: REMARKS_CONSENT_VERSION, provider: "OpenAI" }),
	},
	updateProfile: {
		schema: updateProfileSchema,
		body: () => ({ goals: ["Even tone"], issues: ["Redness"], preferences: {} }),
	},
	confirmProduct: {
		schema: confirmProductSchema,
		body: () => ({
			step: "morning_cleanser",
			product: { name: "Gel cream", product_url: "https://a.example/" },
		}),
	},
	removeProduct: { schema: removeProductSchema, body: () => ({ step: "morning_cleanser", id: "p_12" }) },
	answerUnderstood: { schema: answerUnderstoodSchema, body: () => ({ id: "pregnant", state: "denied" }) },
	undoConfirm: {
		schema: undoConfirmSchema,
		body: () => ({
			id: "p_12",
			steps: ["morning_cleanser"],
			replaced: [{ step: "morning_cleanser", id: "p_13" }],
		}),
	},
	dropStep: { schema: dropStepSchema, body: () => ({ step: "weekly_mask", dropped: true }) },
	markDone: {
		schema: markDoneSchema,
		body: () => ({ day: "2026-03-01", steps: ["weekly_mask"], done: true }),
	},
	addOwnProduct: {
		schema: addOwnProductSchema,
		body: () => ({ name: "Night oil", brand: "", category: null, inci: "Aqua, Retinol", product_url: null }),
	},
	removeOwnProduct: EMPTY,
	startExperiment: {
		schema: startExperimentSchema,
		body: () => ({ product_name: "Gel cream", product_id: null, metric: "redness", weeks: 4 }),
	},
	beginChange: EMPTY,
	stopExperiment: EMPTY,
	createCheckoutSession: {
		schema: createCheckoutSchema,
		body: () => ({ priceId: "price_unknown", cancelUrl: "https://elsewhere.example/" }),
	},
	confirmSubscription: { schema: confirmSubscriptionSchema, body: () => ({ sessionId: "cs_unknown" }) },
	changeSubscription: {
		schema: changeSubscriptionSchema,
		body: () => ({ priceId: "price_unknown", changeType: "upgrade" }),
	},
	cancelSubscription: { schema: cancelSubscriptionSchema, body: () => ({ reason: "" }) },
	keepCurrentPlan: EMPTY,
	cardUpdate: EMPTY,
	chatStream: {
		schema: chatStreamSchema,
		body: () => ({ message: "What is niacinamide?", conversation_history: [], checkin_id: null }),
	},
	chatResume: {
		schema: chatResumeSchema,
		body: () => ({
			message: "A cheap gentle cleanser, please",
			conversation_history: [],
			product_intent: "gentle cleanser",
			category: "cleanser",
			checkin_id: null,
		}),
	},
	reportReply: { schema: reportReplySchema, body: () => ({ reason: "It is wrong." }) },
	updateLegalAcceptance: {
		schema: legalAcceptanceSchema,
		body: () => ({ agreed_to_terms: true, agreed_to_terms_date: "2026-01-01T00:00:00.000Z" }),
	},
};
