import { DELETION_DAYS } from "@dewlight/contracts/account-settings.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { HISTORY, QUOTAS } from "@dewlight/core/plans/entitlements.ts";

/** ACCT-01, ACCT-07 and ACCT-08 fix the tabs and the two failure texts; the rest is ours. */
export const accountCopy = {
	title: "Account",
	lead: "Your details, your security, and what we hold about you.",
	tabs: { account: "Account", billing: "Billing" },
	waiting: {
		title: "Our policies wait for your answer",
		text: "Until you answer, you can do here what nobody may keep you from: take your data along, end sessions, cancel a paid plan, delete the account.",
		answer: "Read and answer",
	},
	loading: "Loading your account…",
	loadFailed: "Failed to load account details.",
	network: "Network error.",
	retry: "Try again",
	cancel: "Cancel",
	updated: "Account updated.",
	unexpected: "Something went wrong. Please try again.",
} as const;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** "November 28, 2026", in the time zone of the browser. */
export function dayOf(time: string | number): string {
	return DAY.format(new Date(time));
}

/** The words "Delete account" of the link are fixed by ACCT-A9; the rest is ours. */
export const ownDataCopy = {
	export: {
		title: "Your data",
		lead: "A copy of everything we hold about you, to keep or to take elsewhere.",
		inside: "One archive with",
		parts: [
			"your account, goals, answers, consents and settings",
			"every scan with its measured numbers, report and care plan",
			"your messages, notes and products in use",
			"the small thumbnails as pictures; original photos are not kept",
		],
		start: "Download my data",
		busy: "Preparing your copy…",
		done: "Your copy is in your downloads.",
		failed: "Your copy could not be prepared. Please try again.",
		file: "my-data.zip",
	},
	deletion: {
		title: "Delete your account",
		lead: `Everything is erased after ${DELETION_DAYS} days. Until then you can change your mind.`,
		text: "Your scans, thumbnails, care plan, messages and settings are erased for good, and a running subscription is canceled. You may want to download your data first.",
		start: "Delete my account",
		ask: "Would you rather have us do it?",
		link: "Delete account",
		linkAfter: "with the contact form.",
		dialogTitle: "Delete your account?",
		dialogText: [
			`In ${DELETION_DAYS} days your account and everything in it is erased: scans, thumbnails, care plan, messages and settings. A running subscription is canceled.`,
			"Until then you can log in and keep your account. After that nobody can bring it back.",
		],
		password: "Password",
		passwordMissing: "Enter your password.",
		confirm: `Delete in ${DELETION_DAYS} days`,
		confirming: "Asking for deletion…",
		failed: "Your account could not be marked for deletion. Please try again.",
		pendingTitle: (day: string) => `Your account will be erased on ${day}`,
		pendingText: "Until then everything works as before. After that nobody can bring it back.",
		pendingSlim: (day: string) => `Your account will be erased on ${day}.`,
		keep: "Keep my account",
		keeping: "Keeping your account…",
		kept: "Your account stays. Nothing will be erased.",
		keepFailed: "That did not work. Please try again.",
	},
} as const;

/** ACCT-06 fixes the sentence about the current password; the rest is ours. */
export const profileCopy = {
	title: "Profile",
	lead: "How you log in and what we call you.",
	email: "Email",
	emailHint: "A new address takes effect once you open the link we send to it.",
	username: "Name",
	newPassword: "New password",
	newPasswordHint: "At least 8 characters. Leave empty to keep the one you have.",
	currentPassword: "Current password",
	currentPasswordHint: "Needed only for a new password. Other browsers are signed out; this one stays.",
	currentPasswordNeeded: MESSAGES.currentPasswordNeeded,
	save: "Save changes",
	saving: "Saving…",
	saveFailed: "Your changes could not be saved. Please try again.",
	pendingTitle: (email: string) => `Waiting for ${email}`,
	pendingText: (email: string) =>
		`Open the link we sent there to finish the change. It works for 24 hours; until then you log in with ${email}. Nothing arrived? Look in the spam folder, or save the address again for a new link.`,
} as const;

export const sessionsCopy = {
	title: "Where you are signed in",
	lead: "Do not recognize one? Sign it out, then set a new password.",
	list: "Signed-in browsers",
	loading: "Loading your sessions…",
	loadFailed: "Your sessions could not be loaded.",
	thisBrowser: "This browser",
	activeNow: "Active now",
	lastSeen: (when: string) => `Last seen ${when}`,
	since: (day: string) => `signed in ${day}`,
	lock: {
		title: "App lock",
		lead: "Whoever holds this phone unlocked has to unlock the app as well, after a minute away from it.",
		none: "This phone has no screen lock. Set one in its settings to lock the app with it.",
		isOn: "The app asks for the lock of this phone.",
		isOff: "The app opens without asking.",
		turnOn: "Turn on",
		turnOff: "Turn off",
		failed: "That did not work, and nothing was changed. Please try again.",
	},
	signOut: "Sign out",
	signOutOf: (device: string) => `Sign out ${device}`,
	signOutOthers: "Sign out all others",
	onlyThis: "You are signed in only here.",
	confirmOneTitle: (device: string) => `Sign out ${device}?`,
	confirmOne: "It has to log in again to see anything of yours.",
	confirmOthersTitle: "Sign out all other browsers?",
	confirmOthers: "Only this browser stays signed in. The others have to log in again.",
	signedOut: (device: string) => `${device} is signed out.`,
	othersSignedOut: "All other browsers are signed out.",
	failed: "That did not work, and the browser is still signed in. Please try again.",
} as const;

export const consentsCopy = {
	title: "Consents",
	lead: "What you agreed to, and when. You may change your mind about photos at any time.",
	loading: "Loading your consents…",
	loadFailed: "Your consents could not be loaded.",
	photo: "Measuring your face photos",
	state: {
		granted: "You agreed",
		declined: "You said no",
		revoked: "You took it back",
		none: "Not asked yet",
	},
	on: (day: string) => `on ${day}`,
	byUpload: "by sending a photo after accepting the Privacy Policy",
	refused: "New photos are neither checked nor measured. Everything else works as before.",
	notAsked: "We ask before your first photo. You can also answer here.",
	grant: "Agree",
	granting: "Saving…",
	granted: "Saved. Photos can be measured again.",
	textChanged: "You agreed to an earlier text",
	earlierText:
		"Photos are measured as before. Today's text also names close-ups of each finding; without your yes to it none are kept.",
	grantToday: "Agree to today's text",
	revoke: "Take back consent",
	revokeTitle: "Take back your consent?",
	revokeText:
		"New photos will be neither checked nor measured, so there are no new scans. Reports, thumbnails and your care plan stay; to have them erased, delete your account. You can agree again at any time.",
	revokeConfirm: "Take it back",
	revoked: "Saved. No new photo will be measured.",
	failed: "Your choice could not be saved. Please try again.",
	legal: "Our policies",
	legalAccepted: (day: string, version: string) => `Accepted on ${day}, version ${version}`,
	legalNone: "Not accepted yet",
	readTerms: "Terms of Service",
	readPrivacy: "Privacy Policy",
	readDisclaimer: "Medical Disclaimer",
	history: "History",
	historyEmpty: "Nothing yet.",
	kinds: { photo: "Face photos", remarks: "A model's remarks", legal: "Policies" },
	by: (provider: string) => `by ${provider}`,
	decisions: {
		granted: "agreed",
		declined: "declined",
		revoked: "taken back",
		accepted: "accepted",
	},
	version: (version: string) => `version ${version}`,
} as const;

/** TFA-03, TFA-06, TFA-09 and TFA-11 are exact; the rest is ours. */
export const twoFactorCopy = {
	title: "Two-factor authentication",
	lead: "A password alone is not enough then: logging in also asks for a code from your phone.",
	off: "Two-factor is off",
	offText:
		"You need an authenticator app, for example the one of your phone or a password manager. It takes two minutes.",
	start: "Set up two-factor",
	starting: "Starting…",
	startFailed: "Failed to start 2FA setup",
	setup: "Set up your authenticator",
	scan: "Scan this code with your authenticator app.",
	qr: "QR code for your authenticator app",
	openApp: "Open in the app on this phone",
	secret: "Cannot scan it? Type this key into the app. It is time-based, with 6 digits.",
	copySecret: "Copy key",
	copied: "Copied",
	copyFailed: "The browser did not allow copying. Select the text instead.",
	type: "Type the 6-digit code the app shows.",
	code: "Code",
	codeMissing: "Enter the code.",
	verify: "Turn on",
	verifying: "Checking…",
	wrongCode: MESSAGES.invalidCode,
	verifyFailed: "The code could not be checked. Please try again.",
	codes: "Save your backup codes",
	codesOn: "Two-factor is on. Save your backup codes",
	codesText:
		"Each code works once in place of your app, for example when the phone is lost. This is the only time they are shown.",
	codesList: "Backup codes",
	copyCodes: "Copy",
	download: "Download",
	print: "Print",
	saved: "I saved them",
	leaveTitle: "Leave without saving the codes?",
	leaveText: "They are not shown again. You can make new ones here at any time.",
	leave: "Leave",
	stay: "Stay",
	on: "Two-factor is on",
	onText: "Logging in asks for your password and a code from your authenticator app.",
	codesLeft: (count: number) => (count === 1 ? "1 backup code left" : `${count} backup codes left`),
	fewLeft: "Make new ones soon, so that a lost phone does not lock you out.",
	regenerate: "New backup codes",
	regenerateTitle: "Make new backup codes?",
	regenerateText: "You get ten new codes. All codes from before stop working.",
	regenerateConfirm: "Make new codes",
	regenerateFailed: "Could not regenerate codes",
	disable: "Turn off",
	disableTitle: "Turn off two-factor?",
	disableText: "Your password alone will be enough to log in. Your backup codes stop working.",
	disableHint: "From your authenticator app, or one of your backup codes.",
	disableConfirm: "Turn off",
	disabling: "Turning off…",
	disableFailed: "Failed to disable 2FA",
} as const;

const { scans, messages } = QUOTAS.free;
const history =
	HISTORY.free.kind === "last" ? `, and your last ${HISTORY.free.count} scans in the timeline` : "";

/**
 * NATIVE-04, BILL-51, BILL-57 to BILL-68 and BILL-A17 fix the buttons, the downgrade's question and the failures; the
 * rest is ours.
 */
export const billingCopy = {
	title: "Your plan",
	lead: "What you have, what it costs, and what happens next.",
	leadInApp: "What you have, and what happens next.",
	loading: "Loading your subscription…",
	refused: "Could not retrieve subscription details.",
	unreachable: "Failed to fetch subscription information.",
	retry: "Try again",
	notInApp: "Billing management not available in app..",
	network: "Network error.",

	regularPrice: "Regular price",
	perMonth: "/month",
	perYear: "/year",
	founding: "Founding member",
	seePlans: "See plans",

	keep: (name: string) => `Keep ${name}`,
	resume: (name: string) => `Resume ${name}`,
	keepFailed: (name: string) => `Failed to keep ${name}.`,
	keepUnreachable: "Network error while updating subscription.",
	alertTitle: "Your subscription is as it was",
	alertClose: "OK",

	upgrade: (name: string) => `Upgrade to ${name}`,
	downgrade: (name: string) => `Downgrade to ${name}`,
	downgradeQuestion: (to: string, day: string, from: string) =>
		`Downgrade to ${to} on ${day}? You keep ${from} until then.`,
	nextRenewal: "the next renewal",
	downgradeCharge: "Nothing is charged today.",
	notNow: "Not now",
	changeFailed: "Plan change failed.",

	cancel: "Cancel Subscription",
	cancelTitle: (name: string) => `Cancel ${name}?`,
	cancelUntil: (name: string, day: string) => `You keep ${name} until ${day} and are not charged again.`,
	cancelNow: "You are not charged again.",
	cancelThen: `After that you are on Free: ${scans.limit} scan and ${messages.limit} messages a month${history}. Older scans are kept.`,
	cancelFailed: "Cancellation failed.",

	payment: {
		title: "Your last payment did not go through",
		text: "Update your card or finish the open payment, so that your plan goes on.",
		action: "Update card",
		failed: "The payment page could not be opened. Please try again.",
	},
} as const;
