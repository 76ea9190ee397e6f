import {
	type AccountSettings,
	settingsApi,
	type updateAccountSchema,
} from "@dewlight/contracts/account-settings.ts";
import { billingApi, type SubscriptionView } from "@dewlight/contracts/billing.ts";
import { consentApi } from "@dewlight/contracts/consents.ts";
import { twoFactorApi } from "@dewlight/contracts/two-factor.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { forgetHere } from "#api/tab-channel.ts";
import { toast } from "#ui/toast.tsx";
import { ownDataCopy } from "./copy.ts";

/** API-46 */
export const subscriptionQuery = queryOptions({
	queryKey: ["subscription"],
	networkMode: "always",
	queryFn: ({ signal }) => call(billingApi.subscription, { signal }),
});

/** What holds now and every decision before it, newest first. */
export const consentsQuery = queryOptions({
	queryKey: ["consents"],
	queryFn: ({ signal }) => call(consentApi.consents, { signal }),
});

/** Signed-in browsers, this one first. */
export const sessionsQuery = queryOptions({
	queryKey: ["sessions"],
	queryFn: async ({ signal }) => (await call(settingsApi.sessions, { signal })).sessions,
});

/** API-19. A new address is confirmed elsewhere: whoever comes back from there finds it. */
export const accountQuery = queryOptions({
	queryKey: ["account"],
	refetchOnWindowFocus: "always",
	queryFn: ({ signal }) => call(settingsApi.account, { signal }),
});

/** For a query that the tab around a section has read already, so that showing the section does not ask again. */
export const READ_ABOVE = { refetchOnMount: false, retryOnMount: false } as const;

/** API-19: missing and empty mean unchanged. */
export function saveAccount(changes: z.input<typeof updateAccountSchema>) {
	return call(settingsApi.updateAccount, { body: changes });
}

/** API-36: ends with the period that is paid. */
export function cancelSubscription() {
	return call(billingApi.cancelSubscription, { body: {} });
}

/** API-38: undoes a cancellation or a change that was scheduled. */
export function keepCurrentPlan() {
	return call(billingApi.keepCurrentPlan, { body: {} });
}

/** The address where the card is changed and an open payment is made. */
export async function readCardUpdateUrl(): Promise<string> {
	const { url } = await call(billingApi.cardUpdate, { body: {} });
	return url;
}

/**
 * Starts the days of waiting; what this browser keeps of the person goes at once. A wrong password is an answer here, not an
 * ended session.
 */
export async function requestDeletion(password: string) {
	const answer = await call(settingsApi.requestDeletion, { body: { password } });
	await forgetHere();
	return answer;
}

function cancelDeletion() {
	return call(settingsApi.cancelDeletion);
}

/** API-11: changes nothing until a code was verified. */
export function setUpTwoFactor() {
	return call(twoFactorApi.setupTwoFactor);
}

/** API-12 */
export function verifyTwoFactor(code: string) {
	return call(twoFactorApi.verifyTwoFactor, { body: { code } });
}

/** API-13: a 6-digit code or a backup code. */
export function disableTwoFactor(code: string) {
	return call(twoFactorApi.disableTwoFactor, { body: { code } });
}

/** API-14: the codes from before stop working. */
export function makeBackupCodes() {
	return call(twoFactorApi.newBackupCodes);
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
