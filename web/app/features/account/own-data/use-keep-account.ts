import { useMutation } from "@tanstack/react-query";
import { toast } from "#ui/toast.tsx";
import { useAccountChange } from "../use-account-change.ts";
import { ownDataCopy } from "./copy.ts";
import { cancelDeletion } from "./deletion-calls.ts";

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
