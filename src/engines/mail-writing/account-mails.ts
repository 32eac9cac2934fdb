import { codeMinutes } from "../../shared/account/account.contract.ts";
import { compose, greeting, type Mail } from "./composed-mail.ts";

const ifNotYou = "If this was not you, you need not do anything.";
const codeRules = `The code works once, for ${codeMinutes} minutes.`;

export function verificationMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your Forthright verification code", [
    greeting(name),
    "please enter this code to verify your email address:",
    { code },
    codeRules,
    ifNotYou,
  ]);
}

/** For a registration with an address that has a verified account: the page itself must not say so. */
export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return compose(to, "You already have a Forthright account", [
    "Somebody, probably you, tried to register with this email address. It already has an account:",
    `Sign in: ${publicUrl}/login`,
    `Forgot your password? ${publicUrl}/forgot-password`,
    ifNotYou,
  ]);
}

export function resetCodeMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your Forthright password reset code", [
    greeting(name),
    "please enter this code to set a new password:",
    { code },
    codeRules,
    `${ifNotYou} Your password stays as it is.`,
  ]);
}

/** For a reset with an address that has no account: the page itself must not say so. */
export function noAccountMail(to: string, publicUrl: string): Mail {
  return compose(to, "Password reset at Forthright", [
    "Somebody, probably you, asked to reset the password of this email address. It has no account with us.",
    `Perhaps you registered with another address. Register: ${publicUrl}/register`,
    ifNotYou,
  ]);
}

export function passwordChangedMail(to: string, name: string, publicUrl: string): Mail {
  return compose(to, "Your Forthright password was changed", [
    greeting(name),
    "your password was changed and every other device was signed out.",
    `If this was not you, set a new one at once: ${publicUrl}/forgot-password`,
  ]);
}

/** To the owner, of whoever has signed in. */
export function newDeviceMail(to: string, name: string, device: string, publicUrl: string): Mail {
  return compose(to, "New sign-in to your Forthright account", [
    greeting(name),
    `somebody, probably you, has signed in to your account for the first time with this browser: ${device}.`,
    `If this was not you, end the session and change your password at once: ${publicUrl}/account`,
    `If you cannot sign in any more, set a new password: ${publicUrl}/forgot-password`,
  ]);
}

export function newEmailMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your new address at Forthright", [
    greeting(name),
    "please enter this code to use this address for your account:",
    { code },
    codeRules,
    `${ifNotYou} The account keeps its present address.`,
  ]);
}

/** Goes to the old address: whoever had it must learn that it is no longer the account's. */
export function emailChangedMail(to: string, name: string, newEmail: string): Mail {
  return compose(to, "The address of your Forthright account was changed", [
    greeting(name),
    `your account now has the address ${newEmail}. This one cannot sign in to it any more.`,
    "If this was not you, please write to the operator of this site at once.",
  ]);
}

export function deletionCodeMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your code to delete your Forthright account", [
    greeting(name),
    "please enter this code to delete your account and everything in it, for good:",
    { code },
    codeRules,
    "If this was not you, somebody else is signed in to your account: please change your password.",
  ]);
}
