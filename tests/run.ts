/** `npm test`: types, lint, build and every test; closes with one line `N passed, N failed`. */
