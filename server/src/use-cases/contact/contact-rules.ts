import type { ThrottleRule } from "#ports/throttle.ts";

const HOUR = 3_600;

/** The receipt goes to whatever address was typed, so one address gets few of them, whoever asks. */
export const CONTACT_BY_EMAIL: ThrottleRule = { name: "contact-email", points: 5, windowSeconds: HOUR };
export const CONTACT_BY_ADDRESS: ThrottleRule = {
	name: "contact-address",
	perAddress: true,
	points: 10,
	windowSeconds: HOUR,
};
export const FEEDBACK_BY_ADDRESS: ThrottleRule = {
	name: "feedback-address",
	perAddress: true,
	points: 20,
	windowSeconds: HOUR,
};
export const FEEDBACK_BY_ACCOUNT: ThrottleRule = {
	name: "feedback-account",
	points: 20,
	windowSeconds: HOUR,
};
