import { BRAND } from "@dewlight/contracts/brand.ts";
import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";

/** AUTH-24 and TFA-13 fix the failure texts; the rest is ours. */
export const loginCopy = {
	title: "Good to see you again",
	heading: "Login",
	logout: "Logout",
	lead: "Your reports and your plan are where you left them.",
	description: `Log in to ${BRAND.name} to see your skin reports, your care plan and your timeline.`,
	email: "Email",
	password: "Password",
	emailMissing: "Please enter your email.",
	passwordMissing: "Please enter your password.",
	submit: "Login",
	busy: "Logging in…",
	failed: "Login failed.",
	forgot: "Forgot your password?",
	newHere: "New here?",
	register: "Create an account",
	loggingOut: "Logging you out…",
	code: {
		title: "Enter your code",
		appLead: `Open your authenticator app and enter the code it shows for ${BRAND.name}.`,
		appLabel: "6-digit code",
		toBackup: "Use a backup code",
		backupLead: "Enter one of the ten codes you kept when you switched on two-factor. Each works once.",
		backupLabel: "Backup code",
		toApp: "Use a code from your app",
		submit: "Confirm",
		busy: "Checking…",
		failed: "2FA verification failed.",
		expired: `The code was not confirmed within ${PARTIAL_TOKEN.minutes} minutes and ${PARTIAL_TOKEN.attempts} tries. Please enter your password again.`,
		startAgain: "Back to email and password",
	},
} as const;
