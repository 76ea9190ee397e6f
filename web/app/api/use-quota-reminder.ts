import { billingApi } from "@dewlight/contracts/billing.ts";
import type { LimitedAction } from "@dewlight/core/plans/limits.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call.ts";
import { plansQuery } from "./read-plans.ts";

/** Asks for the one mail on the day a quota opens again, and takes that back. The plans then say what stands. */
export function useQuotaReminder(action: LimitedAction) {
	const queryClient = useQueryClient();
	const { mutate, isPending, isError } = useMutation({
		networkMode: "always",
		mutationFn: (wanted: boolean) =>
			call(wanted ? billingApi.askReminder : billingApi.withdrawReminder, {
				body: { limit_type: action },
			}),
		onSuccess: ({ remind_at }) => {
			queryClient.setQueryData(
				plansQuery.queryKey,
				(plans) =>
					plans && {
						...plans,
						quotas: plans.quotas?.map((quota) =>
							quota.limit_type === action ? { ...quota, remind_at } : quota,
						),
					},
			);
		},
	});
	return { ask: () => mutate(true), withdraw: () => mutate(false), busy: isPending, failed: isError };
}
