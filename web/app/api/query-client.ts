import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** A refusal is an answer, so only silence is asked again. */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
				refetchOnWindowFocus: false,
				staleTime: 10_000,
			},
		},
	});
}
