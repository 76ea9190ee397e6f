import type { ContactSubject } from "@dewlight/contracts/contact.ts";

/** Opens the questions that the care plan respects the answers of. */
export const PLAN_ANSWERS_HASH = "#answers";

/** Every address of the product, in one table. */
export const paths = {
	home: "/",
	register: "/register",
	registerStep: (step: 2 | 3 | 4, email: string) =>
		`/register?step=${step}&email=${encodeURIComponent(email)}`,
	registerStep2: (email: string): string => paths.registerStep(2, email),
	login: "/login",
	loginThen: (next: string) => `/login?next=${encodeURIComponent(next)}`,
	logout: "/logout",
	verifyEmail: "/verify-email",
	forgotPassword: "/forgot-password",
	resetPassword: "/reset-password",
	confirmEmailChange: "/confirm-email-change",
	undoEmailChange: "/undo-email-change",
	notMyAccount: "/not-my-account",
	terms: "/terms",
	checkin: "/checkin",
	contact: "/contact",
	contactAbout: (subject: ContactSubject) => `/contact?subject=${encodeURIComponent(subject)}`,
	dashboard: "/dashboard",
	today: "/today",
	weeks: "/weeks",
	reminders: "/reminders",
	upload: "/upload",
	results: "/results",
	resultsAfter: (id: number) => `/results?afterId=${id}`,
	result: (id: number) => `/results/${id}`,
	timeline: "/timeline",
	progress: "/timeline/progress",
	importPhotos: "/timeline/import",
	analyzing: (id: number) => `/analyzing/${id}`,
	onboardingCurrent: "/onboarding/current",
	onboarding: (id: number) => `/onboarding/${id}`,
	check: "/check",
	shelf: "/shelf",
	shared: (token: string) => `/shared#${token}`,
	carePlan: "/care-plan",
	planAnswers: `/care-plan${PLAN_ANSWERS_HASH}`,
	chat: "/chat",
	recommendations: "/recommendations",
	account: "/account",
	billing: "/account?tab=billing",
	success: "/success",
} as const;

export const LEGAL_ANCHORS = {
	terms: "terms-of-service",
	privacy: "privacy-policy",
	disclaimer: "medical-disclaimer",
	fairUse: "fair-use-policy",
} as const;

export function legalPath(anchor: keyof typeof LEGAL_ANCHORS): string {
	return `${paths.terms}#${LEGAL_ANCHORS[anchor]}`;
}

/** Navigation state that the dashboard reads. */
export interface DashboardState {
	/** The first scan after registration could not begin. */
	scanNotStarted?: boolean;
}
