/** Method and path of every call that exists; the web client and the tests read it, routes are built on it. */
export const ENDPOINTS = {
	me: { method: "GET", path: "/api/me" },
	logout: { method: "POST", path: "/api/logout" },
	register: { method: "POST", path: "/api/register" },
	onboarding: { method: "POST", path: "/api/onboarding" },
	loginNext: { method: "GET", path: "/api/login/next" },
	login: { method: "POST", path: "/api/login" },
	verifyEmail: { method: "GET", path: "/api/verify-email" },
	resendVerification: { method: "POST", path: "/api/resend-verification" },
	updateLegalAcceptance: { method: "POST", path: "/api/update-legal-acceptance" },
	validatePhoto: { method: "POST", path: "/api/validate-photo" },
	scanSkin: { method: "POST", path: "/api/scan-skin" },
	latestCheckin: { method: "GET", path: "/api/checkins/latest" },
	listCheckins: { method: "GET", path: "/api/checkins" },
	getCheckin: { method: "GET", path: "/api/checkins/:id" },
	checkinEvents: { method: "GET", path: "/api/checkins/:id/events" },
	thumbnail: { method: "GET", path: "/api/thumbnails/:filename" },
	checkTokenLimit: { method: "GET", path: "/api/check-token-limit" },
	checkScanLimit: { method: "GET", path: "/api/check-scan-limit" },
	health: { method: "GET", path: "/api/health" },
	ready: { method: "GET", path: "/api/ready" },
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
