/** Server sentences that the requirements fix to the dot. */
export const MESSAGES = {
	originNotAllowed: "Request origin not allowed.",
	incorrectLogin: "Incorrect email or password.",
	emailTaken: "An account with this email already exists.",
	inviteInvalid: "Invite code is invalid or has already been used.",
	verificationFailed: "Verification failed or token is invalid/expired.",
	emailVerified: "Email verified.",
	verificationSent: "Verification email sent.",
	resetRequested: "If an account exists for that email, a reset link is on its way.",
	resetDone: "Your password has been reset.",
	resetInvalid: "Reset link is invalid or missing.",
	invalidCode: "Invalid code, try again.",
	invalidOrExpiredCode: "Invalid or expired code.",
	oneImage: "Please upload exactly 1 image.",
	noImage: "Please upload an image for skin analysis. For questions only, use the Chat page.",
	scanInProgress: "A scan is already in progress.",
} as const;
