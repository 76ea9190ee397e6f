import { accountApi, emailSchema } from "@dewlight/contracts/accounts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { setUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { joinCopy } from "./copy.ts";

const copy = joinCopy.correctEmail;
const schema = z.object({ email: emailSchema });

/** A mistyped address is put right here, and the link goes to the right one; folded away until wanted. */
export function CorrectEmail({ email }: { email: string }) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const [corrected, setCorrected] = useState(false);
	const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
		resolver: zodResolver(schema),
		defaultValues: { email },
	});
	const { errors, isSubmitting } = formState;

	const show = () => {
		setCorrected(false);
		setOpen(true);
		reset({ email });
		requestAnimationFrame(() => setFocus("email", { shouldSelect: true }));
	};

	const submit = handleSubmit(async (typed) => {
		try {
			const { user } = await call(accountApi.correctEmail, { body: typed });
			setUser(user);
			setOpen(false);
			setCorrected(true);
		} catch (error) {
			setError("email", { message: errorText(error, copy.failed) });
		}
	});

	return (
		<section aria-labelledby={id} className="grid justify-items-start gap-4 border-t border-line pt-6">
			<p id={id} className="text-ink-2">
				{copy.title}
			</p>
			{corrected && (
				<Notice tone="success" live="status">
					{copy.done(email)}
				</Notice>
			)}
			{open ? (
				<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid w-full gap-4">
					<EmailField
						label={copy.label}
						hint={copy.hint}
						required
						error={errors.email?.message}
						{...register("email")}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" busy={isSubmitting}>
							{isSubmitting ? copy.busy : copy.submit}
						</Button>
						<Button tone="quiet" disabled={isSubmitting} onClick={() => setOpen(false)}>
							{copy.cancel}
						</Button>
					</div>
				</form>
			) : (
				<Button tone="quiet" size="small" className="-ml-4" onClick={show}>
					{copy.open}
				</Button>
			)}
		</section>
	);
}
