import { type ComponentProps, useId } from "react";
import { describedBy, FIELD_STYLE, Field, type FieldText } from "./field.tsx";

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
	const id = useId();
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<input
				type="text"
				{...input}
				id={id}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={describedBy(id, { hint, error })}
				className={`${FIELD_STYLE} min-h-12`}
			/>
		</Field>
	);
}

/** An address, named so that phones and password managers fill it in. */
export function EmailField(
	props: Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "inputMode">,
) {
	return <TextField {...props} type="email" autoComplete="email" inputMode="email" />;
}
