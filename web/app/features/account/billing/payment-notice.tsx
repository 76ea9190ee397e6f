import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { billingCopy } from "./copy.ts";
import { readCardUpdateUrl } from "./subscription-calls.ts";

const copy = billingCopy.payment;

/** DER-34: a renewal failed; the provider's page takes the new card or the open payment. */
export function PaymentNotice() {
	const open = useMutation({
		networkMode: "always",
		mutationFn: async () => window.location.assign(await readCardUpdateUrl()),
	});
	return (
		<Notice tone="warn" title={copy.title}>
			<div className="grid justify-items-start gap-3">
				<p>{copy.text}</p>
				<Button size="small" busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
					{copy.action}
				</Button>
				{open.isError && <p role="alert">{copy.failed}</p>}
			</div>
		</Notice>
	);
}
