/** A field for a whole number. It can be empty while the player types; the number stays until another is typed. */
import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";

interface WholeInputProps extends Omit<NumberInputProps, "value" | "onChange" | "onBlur"> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function WholeInput({ value, onChange, ...props }: WholeInputProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...props}
      allowDecimal={false}
      allowNegative={false}
      value={isEmpty ? "" : value}
      onChange={(next) => {
        setEmpty(typeof next !== "number");
        if (typeof next === "number") onChange(next);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}
