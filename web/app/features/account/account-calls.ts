import {
	type AccountSettings,
	accountSchema,
	deletionAnswerSchema,
	sessionsAnswerSchema,
	updateAccountAnswerSchema,
	type updateAccountSchema,
} from "@dewlight/contracts/account-settings.ts";
import {
	cardUpdateAnswerSchema,
	type SubscriptionView,
	subscriptionAnswerSchema,
	subscriptionSchema,
} from "@dewlight/contracts/billing.ts";
import { consentsAnswerSchema } from "@dewlight/contracts/consents.ts";
import {
	backupCodesAnswerSchema,
	setupAnswerSchema,
	twoFactorStateSchema,
} from "@dewlight/contracts/two-factor.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { forgetHere } from "#api/forget-here.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { request } from "#api/request.ts";
import { toast } from "#ui/toast.tsx";
import { ownDataCopy } from "./own-data/copy.ts";

/** API-46 */
export const subscriptionQuery = queryOptions({
	queryKey: ["subscription"],
	networkMode: "always",
	queryFn: ({ signal }) => request("subscription", { answer: subscriptionSchema, signal }),
});

/** What holds now and every decision before it, newest first. */
export const consentsQuery = queryOptions({
	queryKey: ["consents"],
	queryFn: ({ signal }) => request("consents", { answer: consentsAnswerSchema, signal }),
});

/** Signed-in browsers, this one first. */
export const sessionsQuery = queryOptions({
	queryKey: ["sessions"],
	queryFn: async ({ signal }) =>
		(await request("sessions", { answer: sessionsAnswerSchema, signal })).sessions,
});

/** API-19. A new address is confirmed elsewhere: whoever comes back from there finds it. */
export const accountQuery = queryOptions({
	queryKey: ["account"],
	refetchOnWindowFocus: "always",
	queryFn: ({ signal }) => request("account", { answer: accountSchema, signal }),
});

/** API-19: missing and empty mean unchanged. */
export function saveAccount(changes: z.input<typeof updateAccountSchema>) {
	return request("updateAccount", { answer: updateAccountAnswerSchema, body: changes });
}

/** API-36: ends with the period that is paid. */
export function cancelSubscription() {
	return request("cancelSubscription", { answer: subscriptionAnswerSchema, body: {} });
}

/** API-38: undoes a cancellation or a change that was scheduled. */
export function keepCurrentPlan() {
	return request("keepCurrentPlan", { answer: subscriptionAnswerSchema, body: {} });
}

/** The address where the card is changed and an open payment is made. */
export async function readCardUpdateUrl(): Promise<string> {
	const { url } = await request("cardUpdate", { answer: cardUpdateAnswerSchema, body: {} });
	return url;
}

/**
 * Starts the days of waiting; what this browser keeps of the person goes at once. A wrong password is an answer here, not an
 * ended session.
 */
export async function requestDeletion(password: string) {
	const answer = await request("requestDeletion", { answer: deletionAnswerSchema, body: { password } });
	await forgetHere();
	return answer;
}

function cancelDeletion() {
	return request("cancelDeletion", { answer: deletionAnswerSchema });
}

/** API-11: changes nothing until a code was verified. */
export function setUpTwoFactor() {
	return request("setupTwoFactor", { answer: setupAnswerSchema });
}

/** API-12 */
export function verifyTwoFactor(code: string) {
	return request("verifyTwoFactor", { answer: twoFactorStateSchema, body: { code } });
}

/** API-13: a 6-digit code or a backup code. */
export function disableTwoFactor(code: string) {
	return request("disableTwoFactor", { answer: twoFactorStateSchema, body: { code } });
}

/** API-14: the codes from before stop working. */
export function makeBackupCodes() {
	return request("newBackupCodes", { answer: backupCodesAnswerSchema });
}

/** Shows what an answer said at once, then reads the settings and the person again. */
export function useAccountChange(): (known?: Partial<AccountSettings>) => Promise<void> {
	const queryClient = useQueryClient();
	return async (known) => {
		queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, ...known });
		await Promise.all([queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }), refreshSession()]);
	};
}

/** Shows what an answer said at once, then reads the person again (BILL-65). */
export function useSubscriptionChange(): (subscription: SubscriptionView) => Promise<unknown> {
	const queryClient = useQueryClient();
	return (subscription) => {
		queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
		return refreshSession();
	};
}

/** Takes a wish for deletion back; what asked for it goes away, so the answer comes as a short note. */
export function useKeepAccount() {
	const changed = useAccountChange();
	return useMutation({
		mutationFn: cancelDeletion,
		onSuccess: async () => {
			await changed({ deletion_due_at: null });
			toast(ownDataCopy.deletion.kept);
		},
	});
}
